export function moduleNotices(): string[];
export function packageNotice(folder: string): string;
export function written(notices: string[]): string;

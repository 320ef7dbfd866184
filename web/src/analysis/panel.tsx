export function AnalysisPanel() {
    return null;
}

export function EvalBar() {
    return null;
}

/** The kinds of screens; each is a project of playwright.config.mjs. */
export const screens = {
    desktop: { viewport: { width: 1280, height: 800 } },
    phone: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
    },
    narrow: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
};

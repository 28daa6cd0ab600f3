/** Whether this is a browser, in a window or a worker: only there does the user agent begin so. */
export const isBrowser: boolean = `${globalThis.navigator?.userAgent}`.startsWith("Mozilla");

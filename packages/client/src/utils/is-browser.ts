/** Whether this is a browser, in a window or a worker: only there does the user agent say so. */
export const isBrowser: boolean = /Mozilla/.test(globalThis.navigator?.userAgent);

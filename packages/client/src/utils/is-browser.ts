/** Whether the code runs in a browser, in a window or a worker. Only browsers have this user agent. */
export const isBrowser: boolean = /Mozilla/.test(globalThis.navigator?.userAgent);

/** True if the code runs in a browser, in a page or a worker: only browsers have a user agent that starts like this. */
export const isBrowser: boolean = /Mozilla/.test(globalThis.navigator?.userAgent);

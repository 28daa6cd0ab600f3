/** Upper limit for the delay of a timer, in milliseconds. From 2 ** 31 ms, a timer would fire immediately. */
export const MAX_MS = 2e9;

/** Upper limit for timers: one of 2 ** 31 ms or more would fire immediately. */
export const MAX_MS = 2e9;

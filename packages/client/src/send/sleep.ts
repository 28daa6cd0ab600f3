import { follow } from "./follow.js";

/** Waits that many milliseconds; an abort of the signal ends the wait with its reason. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(unfollow()), milliseconds);
    const unfollow = follow(signal, () => {
      clearTimeout(timer);
      reject(signal?.reason);
    });
  });
}

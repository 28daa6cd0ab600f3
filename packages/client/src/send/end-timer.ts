import type { Settings } from "../options/settings.js";

/**
 * Ends the timer of an attempt. Node starts a system timer for the first timer of a duration and stops it after the
 * last, which costs a call more than the rest of this client: so the timer of the last attempt stays until the next
 * attempt ends. It does not keep the process alive and aborts nothing.
 */
export function endTimer(settings: Settings, timer: ReturnType<typeof setTimeout>): void {
  // In browsers a timer is a number.
  clearTimeout(timer.unref?.() ? settings.timer : timer);
  settings.timer = timer;
}

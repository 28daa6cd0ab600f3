import type { Settings } from "../options/settings.js";

/**
 * Ends the timer of an attempt. Node starts a timer of the system for the first of a length and ends it with the
 * last, which costs a call more than all else here: so the one that ended last stays until the next ends. It holds
 * up no process and aborts nothing.
 */
export function endTimer(settings: Settings, timer: ReturnType<typeof setTimeout>): void {
  // Elsewhere a timer is a number.
  clearTimeout(timer.unref?.() ? settings.timer : timer);
  settings.timer = timer;
}

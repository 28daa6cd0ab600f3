import { signal } from "@preact/signals";

/** Number of times this page has paused or resumed work; a change reloads the list of pauses. */
export const pauseChanges = signal(0);

import { signal } from "@preact/signals";

/** Counts what this page has paused and resumed: the list of pauses is asked for again. */
export const pauseChanges = signal(0);

import { signal } from "@preact/signals";

/** A sentence about the last action that was done: shown briefly, and read out once. */
export const announcement = signal<{ readonly text: string; readonly id: number } | undefined>(
  undefined,
);

let count = 0;

/** Announces in a sentence that an action was done. */
export function announce(text: string): void {
  count += 1;
  announcement.value = { text, id: count };
}

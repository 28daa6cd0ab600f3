import { signal } from "@preact/signals";

/** The last action that was done, in a sentence: shown briefly, and read out once. */
export const announcement = signal<{ readonly text: string; readonly id: number } | undefined>(
  undefined,
);

let count = 0;

/** Announces an action that was done. */
export function announce(text: string): void {
  count += 1;
  announcement.value = { text, id: count };
}

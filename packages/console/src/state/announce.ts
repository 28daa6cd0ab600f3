import { signal } from "@preact/signals";

/** The last thing that was done, in a sentence: shown for a while, and read out once. */
export const announcement = signal<{ readonly text: string; readonly id: number } | undefined>(
  undefined,
);

let count = 0;

/** Tells what was done. */
export function announce(text: string): void {
  count += 1;
  announcement.value = { text, id: count };
}

let shown = 0;

/** Counts a page that is shown, and returns true for the first one, whose focus is left to the browser. */
export function isFirstPage(): boolean {
  shown += 1;
  return shown === 1;
}

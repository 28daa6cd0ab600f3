let shown = 0;

/** True if this is the first page shown: its focus is left to the browser. */
export function isFirstPage(): boolean {
  shown += 1;
  return shown === 1;
}

let shown = 0;

/** Whether no page was shown before: the browser's own focus stays there. */
export function isFirstPage(): boolean {
  shown += 1;
  return shown === 1;
}

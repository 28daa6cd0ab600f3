/**
 * Changes nothing: from here on exports may wait in a queue that older versions do not know (`small-exports`), where they
 * would wait for ever. So an older version is kept from starting on this database again.
 */
export function allowSmallExports(): Promise<void> {
  return Promise.resolve();
}

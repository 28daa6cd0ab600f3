/**
 * Calls `listener` with the reason when the signal is aborted, immediately if it already is. Returns a function that
 * removes the listener.
 */
export function onAbort(
  signal: AbortSignal | undefined,
  listener: (reason: unknown) => void,
): () => void {
  const notify = () => listener(signal?.reason);
  if (signal?.aborted) notify();
  signal?.addEventListener("abort", notify);
  return () => signal?.removeEventListener("abort", notify);
}

/** Waits for a number of milliseconds. Rejects with the signal's reason if it aborts. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(removeListener()), milliseconds);
    const removeListener = onAbort(signal, (reason) => {
      clearTimeout(timer);
      reject(reason);
    });
  });
}

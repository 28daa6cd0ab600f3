/** Calls `listener` with the reason when the signal is aborted, at once if it already is; returns what removes it. */
export function onAbort(
  signal: AbortSignal | undefined,
  listener: (reason: unknown) => void,
): () => void {
  const notify = () => listener(signal?.reason);
  if (signal?.aborted) notify();
  signal?.addEventListener("abort", notify);
  return () => signal?.removeEventListener("abort", notify);
}

/** Waits that many milliseconds; an abort of the signal ends the wait with its reason. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(removeListener()), milliseconds);
    const removeListener = onAbort(signal, (reason) => {
      clearTimeout(timer);
      reject(reason);
    });
  });
}

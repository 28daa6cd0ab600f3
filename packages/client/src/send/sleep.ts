/** Waits that many milliseconds; an abort of the signal ends the wait with its reason. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener("abort", stop);
    function end(): void {
      signal?.removeEventListener("abort", stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      reject(signal?.reason);
    }
  });
}

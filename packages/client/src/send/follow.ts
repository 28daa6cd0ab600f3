/** Calls `stop` when the signal is aborted, at once if it was before; gives what ends that. */
export function follow(signal: AbortSignal | undefined, stop: () => void): () => void {
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  return () => signal?.removeEventListener("abort", stop);
}

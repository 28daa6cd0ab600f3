import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { explainFailure, type Failure } from "../api/explain-failure.ts";
import { connects } from "./live.ts";

/** A value that a page loads, with its loading state. */
export interface Loaded<T> {
  /** The last value loaded; it stays while the next one loads. */
  readonly value: T | undefined;
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Replaces the value with a newer one. */
  readonly replace: (value: T) => void;
}

/** Loads a value; reloads it if an input changes and when events connect: earlier changes were not reported. */
export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  inputs: readonly (string | number)[],
): Loaded<T> {
  const key = inputs.join("\n");
  const [state, setState] = useState<{ key: string; value?: T; failure?: Failure }>({ key });
  const [round, setRound] = useState(0);
  const [isLoading, setLoading] = useState(true);
  const current = useRef(load);
  current.current = load;
  const again = connects.value;
  useEffect(() => {
    const abort = new AbortController();
    setLoading(true);
    current
      .current(abort.signal)
      .then((value) => setState({ key, value }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        const failure = explainFailure(error);
        setState((before) => (before.key === key ? { ...before, failure } : { key, failure }));
      })
      .finally(() => abort.signal.aborted || setLoading(false));
    return () => abort.abort();
  }, [key, round, again]);
  const isCurrent = state.key === key;
  return {
    value: isCurrent ? state.value : undefined,
    failure: isCurrent ? state.failure : undefined,
    isLoading,
    reload: useCallback(() => setRound((before) => before + 1), []),
    replace: useCallback((value) => setState({ key, value }), [key]),
  };
}

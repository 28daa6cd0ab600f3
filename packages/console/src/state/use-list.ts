import { useEffect, useRef, useState } from "preact/hooks";
import { explainFailure, type Failure } from "../api/explain-failure.ts";
import { headOver, type Page } from "./head-over.ts";
import { onEvent, type LiveEvent } from "./live.ts";
import { useLoad } from "./use-load.ts";

/** Minimum time between two reloads of the first page while the list changes, in milliseconds. */
const MIN_REFRESH_MS = 700;

/** Describes how a list is loaded, and which events change it. */
export interface ListSource<T> {
  readonly load: (cursor: string | undefined, signal?: AbortSignal) => Promise<Page<T>>;
  readonly idOf: (item: T) => string | number;
  /** The filters, as text. */
  readonly inputs: readonly (string | number)[];
  /** The event of a changed item, and the name of the list in `changed` events. */
  readonly event?: LiveEvent["type"];
  readonly list?: string;
}

/** The items loaded so far, with functions that load more of them or load them again. */
export interface List<T> {
  readonly items: readonly T[] | undefined;
  readonly searchedUntil: string | null | undefined;
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly reload: () => void;
}

/** Loads a list page by page, newest first, and updates it on events from the service. */
export function useList<T>(source: ListSource<T>): List<T> {
  const { idOf, load, inputs, event, list } = source;
  const loaded = useLoad((signal) => load(undefined, signal), inputs);
  const { value, replace, reload } = loaded;
  const [moreFailure, setMoreFailure] = useState<Failure>();
  const [isAsking, setAsking] = useState(false);
  const latest = useRef({ value, load, replace });
  latest.current = { value, load, replace };

  const more = async () => {
    if (!value?.nextCursor || isAsking) return;
    setAsking(true);
    setMoreFailure(undefined);
    try {
      const next = await load(value.nextCursor);
      const known = new Set(value.items.map(idOf));
      const added = next.items.filter((item) => !known.has(idOf(item)));
      replace({ ...next, items: [...value.items, ...added] });
    } catch (error) {
      setMoreFailure(explainFailure(error));
    } finally {
      setAsking(false);
    }
  };

  const key = inputs.join("\n");
  useEffect(() => {
    if (!event && !list) return;
    const refresh = throttle(MIN_REFRESH_MS, async () => {
      const { load, replace } = latest.current;
      const head = await load(undefined);
      const before = latest.current.value;
      replace(before ? headOver(head, before, idOf) : head);
    });
    const stop = onEvent((each) => {
      if (each.type === "changed" ? each.list === list : each.type === event) refresh.call();
    });
    return () => {
      stop();
      refresh.cancel();
    };
  }, [key, event, list]);

  return {
    items: value?.items,
    searchedUntil: value?.searchedUntil,
    failure: loaded.failure ?? moreFailure,
    isLoading: loaded.isLoading || isAsking,
    hasMore: Boolean(value?.nextCursor),
    more,
    reload,
  };
}

/** Calls `act` immediately, then at most once per interval; while the page is hidden, the call waits. */
function throttle(ms: number, act: () => Promise<void>) {
  let timer = 0;
  let isDue = false;
  const run = () => {
    isDue = false;
    timer = setTimeout(() => {
      timer = 0;
      if (isDue) run();
    }, ms);
    // A failed refresh needs no message: the banner already shows that the connection is lost.
    act().catch(() => undefined);
  };
  const call = () => {
    if (timer || document.hidden) isDue = true;
    else run();
  };
  const onShown = () => {
    if (isDue && !timer && !document.hidden) run();
  };
  document.addEventListener("visibilitychange", onShown);
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onShown);
  };
  return { call, cancel };
}

import { useEffect } from "preact/hooks";
import { onEvent } from "./live.ts";
import { useLoad, type Loaded } from "./use-load.ts";

interface Source<T> {
  readonly id: string | number;
  readonly load: (signal: AbortSignal) => Promise<T>;
  /** The event that reports a change of the item, and the list that contains it. */
  readonly event: "job" | "delivery" | "webhook";
  readonly list: string;
}

/** Loads an item, and reloads it when the service reports a change. */
export function useItem<T>({ id, load, event, list }: Source<T>): Loaded<T> {
  const loaded = useLoad(load, [event, id]);
  const { reload } = loaded;
  useEffect(
    () =>
      onEvent((each) => {
        if (each.type === "changed" ? each.list === list : each.type === event && each.id === id)
          reload();
      }),
    [id, event, list, reload],
  );
  return loaded;
}

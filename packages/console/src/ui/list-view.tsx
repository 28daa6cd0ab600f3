import type { ComponentChildren } from "preact";
import { linkTo, place } from "../state/router.ts";
import type { List } from "../state/use-list.ts";
import { FailureNote } from "./failure-note.tsx";
import { count } from "./format.ts";
import { Table, type Column } from "./table.tsx";
import { Time } from "./time.tsx";

interface Props<T> {
  readonly list: List<T>;
  /** The noun for a row, such as `job`. */
  readonly word: string;
  readonly plural?: string;
  readonly columns: readonly Column<T>[];
  readonly idOf: (item: T) => string | number;
  /** Text for an empty list if no filter is set. */
  readonly empty: ComponentChildren;
}

/** Shows a list with its loading, empty and failed states. */
export function ListView<T>({ list, word, plural = `${word}s`, columns, idOf, empty }: Props<T>) {
  const { items, failure, isLoading, hasMore, more, reload, searchedUntil } = list;
  return (
    <>
      {failure && <FailureNote failure={failure} onAgain={items ? more : reload} />}
      {!items && !failure && <p class="quiet">Loading {plural} …</p>}
      {items && items.length > 0 && (
        <Table caption={plural} columns={columns} items={items} idOf={idOf} />
      )}
      {items?.length === 0 && !hasMore && <Empty plural={plural}>{empty}</Empty>}
      {items && (items.length > 0 || hasMore) && (
        <p class="more">
          <span class="quiet" role="status">
            {count(items.length, word, plural)}
            {hasMore ? " so far" : ""}
            {searchedUntil && (
              <>
                , searched back to <Time at={searchedUntil} />
              </>
            )}
            .
          </span>
          {hasMore && (
            <button type="button" onClick={more} aria-disabled={isLoading}>
              {isLoading ? "Loading …" : searchedUntil ? "Search further back" : "Show more"}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function Empty({ plural, children }: { readonly plural: string; children: ComponentChildren }) {
  const { path, query } = place.value;
  if (query.size === 0) return <p class="note">{children}</p>;
  return (
    <p class="note" role="status">
      No {plural} match these filters. <a href={linkTo(path)}>Show all {plural}</a>
    </p>
  );
}

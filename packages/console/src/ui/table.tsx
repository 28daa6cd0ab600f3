import type { ComponentChildren } from "preact";

/** A column of a table. */
export interface Column<T> {
  readonly head: string;
  readonly cell: (item: T) => ComponentChildren;
  /** Numbers are right-aligned; minor columns are hidden on phones. */
  readonly look?: "number" | "minor" | "number minor" | "actions";
}

interface Props<T> {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly items: readonly T[];
  readonly idOf: (item: T) => string | number;
}

/**
 * Shows a table whose first column names the row. On a phone each row becomes a card; explicit roles preserve the table
 * semantics, which browsers drop if CSS changes the layout of a table.
 */
export function Table<T>({ caption, columns, items, idOf }: Props<T>) {
  return (
    <table role="table">
      <caption class="unseen">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ head, look }) => (
            <th key={head} scope="col" role="columnheader" class={look}>
              {look === "actions" ? <span class="unseen">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <tr key={idOf(item)} role="row">
            {columns.map(({ head, cell, look }, at) =>
              at === 0 ? (
                <th key={head} scope="row" role="rowheader" class={look}>
                  {cell(item)}
                </th>
              ) : (
                <td key={head} role="cell" class={look} data-head={head}>
                  {cell(item)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

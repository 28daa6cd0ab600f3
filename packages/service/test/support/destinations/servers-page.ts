/** Results of a run on one server. */
export interface ServerRow {
  readonly name: string;
  readonly kind: string;
  readonly install: string;
  readonly version: string;
  /** Median duration of several exports, in milliseconds. */
  readonly time: string;
  /** `yes` or `no` for each promise, by column. */
  readonly kept: readonly string[];
}

/** Remarks about servers, by server name. */
export type Remarks = ReadonlyMap<string, string>;

const FIXED = ["server", "kind", "version", "ms an export"];

/** Returns the rows of the existing page, by server. */
export function readRows(page: string): ReadonlyMap<string, readonly string[]> {
  const rows = page
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.slice(2, -2).split(" | "));
  return new Map(rows.map((cells) => [cells[0] ?? "", cells]));
}

/** Returns a row of the page. */
export function cellsOf({ name, kind, version, time, kept }: ServerRow): readonly string[] {
  return [name, `\`${kind}\``, version, time, ...kept];
}

/**
 * Returns the row to write: the existing one if the server is not on this machine or still keeps the same promises, so
 * that neither a new version nor a slow machine changes the page.
 */
export function rowToWrite(
  before: readonly string[] | undefined,
  found: ServerRow | undefined,
): readonly string[] | undefined {
  if (!found) return before;
  const cells = cellsOf(found);
  const isSame = before?.slice(FIXED.length).join() === found.kept.join();
  return isSame ? before : cells;
}

/** Returns the page. */
export function serversPage(
  columns: readonly { readonly column: string; readonly title: string }[],
  rows: readonly (readonly string[])[],
  installs: readonly (readonly [string, string])[],
  remarks: Remarks,
): string {
  const head = [...FIXED, ...columns.map(({ column }) => column)];
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `# Servers that destinations were tried on

Every server here was started and published to, and each promise was tried on it. \`no\` is explained below the table; \`not tried\` is a disk that could not be made small.

${table.join("\n")}

The time is the median of exports of 100 kB from the same machine, which had other work; it compares servers and is no promise.

## What each column says

${columns.map(({ column, title }) => `- **${column}**: a destination ${title}.`).join("\n")}

\`document-export connections check\` goes through the steps of a publication in its own folder. If the server breaks a promise, it says which one, and what to choose.

## What to know about a server

${[...remarks].map(([name, remark]) => `- **${name}**: ${remark}`).join("\n")}

## How each came onto the machine

${installs.map(([name, install]) => `- ${name}: ${install}`).join("\n")}

SeaweedFS is built in a module of one's own, with the replacements that its \`go.mod\` lists. SFTPGo and Caddy's WebDAV are missing: they could not be had where this was measured.

\`vitest run --mode deep test/destinations/servers/servers.deep.test.ts -u\` writes this page. A row changes where what it promises does; delete a row to measure it again.
`;
}

import type { Client } from "@document-export/operator/client";
import type { Command } from "commander";
import type { SettingsFlags } from "../database-command.js";
import { plainText } from "../plain-text.js";
import { printRows, type Row } from "../print-rows.js";
import { addOperatorOptions, type Operator, withOperator } from "./operator.js";
import { assertPeriod, parseLimit } from "./parse-values.js";
import type { Changed } from "./read-changes.js";
import { watchList } from "./watch-list.js";

/** A page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  /** Time back to which a search has looked, in RFC 3339. */
  readonly searchedUntil?: string | null;
}

/** The part of a list to read. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string;
  /** Signal that aborts when watching ends; only with `--watch`. */
  readonly signal?: AbortSignal;
}

/** A command that shows a list of the operator API. */
export interface Listing<Item, Flags extends SettingsFlags> {
  readonly description: string;
  readonly read: (client: Client, flags: Flags, page: PageRequest) => Promise<Page<Item>>;
  readonly row: (item: Item) => Row;
  /** The kind of change to watch for; without it, the command has no `--watch`. */
  readonly changed?: Changed;
}

/** Flags that every list command has. */
export interface ListFlags extends SettingsFlags {
  readonly limit?: number;
  readonly json?: boolean;
  readonly watch?: boolean;
}

const DEFAULT_ROWS = 50;
const MAX_PAGE = 200;
/** Number of empty pages after which a search stops: each page searches a bounded number of rows. */
const MAX_EMPTY_PAGES = 20;

/**
 * Adds a `list` subcommand to a command: prints a table for people, `--json` for programs, and follows changes with
 * `--watch`.
 */
export function addList<Item, Flags extends ListFlags>(
  parent: Command,
  listing: Listing<Item, Flags>,
): Command {
  const command = addOperatorOptions(parent.command("list").description(listing.description))
    .option("--limit <number>", `maximum number of rows (default: ${DEFAULT_ROWS})`, parseLimit)
    .option("--json", "print JSON; with --watch one line for each change");
  if (listing.changed) command.option("--watch", "print changes of these rows, until Ctrl+C");
  return command.action((flags: Flags) => {
    assertPeriod(flags);
    const load = ({ client }: Operator, signal?: AbortSignal) =>
      readItems(listing, client, flags, signal);
    const { changed } = listing;
    if (flags.watch && changed)
      return watchList((work) => withOperator(flags, work), {
        ...listing,
        changed,
        load,
        json: flags.json,
      });
    return withOperator(flags, async (operator) =>
      printItems(await load(operator), listing, flags),
    );
  });
}

function printItems<Item>(
  items: readonly Item[],
  { row }: Pick<Listing<Item, never>, "row">,
  { json }: ListFlags,
): void {
  if (json) printRows(items as readonly Row[], { json });
  else printRows(items.map(row), {});
}

/** Reads pages until there are enough rows, or a search has found nothing for too many pages. */
export async function readItems<Item, Flags extends ListFlags>(
  { read }: Pick<Listing<Item, Flags>, "read">,
  client: Client,
  flags: Flags,
  signal?: AbortSignal,
): Promise<readonly Item[]> {
  const { limit = DEFAULT_ROWS } = flags;
  const items: Item[] = [];
  let cursor: string | undefined;
  let empty = 0;
  do {
    const size = Math.min(limit - items.length, MAX_PAGE);
    const page = await read(client, flags, {
      limit: size,
      ...(cursor && { cursor }),
      ...(signal && { signal }),
    });
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    empty = page.items.length === 0 ? empty + 1 : 0;
    if (cursor && empty === MAX_EMPTY_PAGES) {
      sayWhereSearchEnds(page.searchedUntil);
      break;
    }
  } while (cursor && items.length < limit);
  return items;
}

function sayWhereSearchEnds(time: string | null | undefined): void {
  console.error(
    plainText(
      time
        ? `Searched back to ${time}. Add --until ${time} to search further back.`
        : "Searched a part of the list. Narrow it with other filters.",
    ),
  );
}

import { isCallError } from "@document-export/operator/client";
import { plainText } from "../plain-text.js";
import { EXIT_CODES, UsageError } from "./exit-codes.js";
import { explainError } from "./explain-error.js";

/**
 * Runs `work` for each item in turn. An item that does not exist, or whose state no longer allows it, such as a job
 * that has ended, does not stop the others: the command prints why, and exits with 1.
 */
export async function doEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      if (!isCallError(error, "ProblemError") || ![404, 409].includes(error.status)) throw error;
      console.error(plainText(explainError(error)));
      process.exitCode = EXIT_CODES.failed;
    }
}

/** Throws a UsageError if filters are combined with ids, because the filters would have no effect. */
export function assertNoFilter(filters: Readonly<Record<string, unknown>>): void {
  const name = Object.keys(filters).find((each) => filters[each] !== undefined);
  if (name !== undefined)
    throw new UsageError(
      `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} can be used only with --since, and not with ids: leave out one of them.`,
    );
}

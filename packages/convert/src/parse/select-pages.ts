import type { HostedDocument } from "../hosted/hosted-document.js";
import { tabPages, type HostedTabPage } from "../hosted/tab-pages.js";
import { ConversionOptionError } from "../options/conversion-option-error.js";
import { excerptOf } from "../warnings/excerpt-of.js";
import type { ParseOptions } from "./parse-options.js";
import { settleSuggestions } from "./suggestions/settle-suggestions.js";

/**
 * The tabs that the options ask for, with suggestions accepted or rejected where they ask for it.
 *
 * @throws {ConversionOptionError} where the document has no tab of the id.
 */
export function selectPages(
  document: HostedDocument,
  { tab, suggestions }: Pick<ParseOptions, "tab" | "suggestions">,
): readonly HostedTabPage[] {
  const pages = tabPages(document);
  const selected = tab === undefined ? pages : pages.filter((page) => page.tab === tab);
  if (selected.length === 0) throw new ConversionOptionError("tab", idsOf(pages), tab);
  if (suggestions === "mark") return selected;
  return selected.map((page) => ({
    ...page,
    content: settleSuggestions(page.content, suggestions),
  }));
}

/** How many ids the message of an error lists; a document may have a million tabs. */
const MAX_LISTED = 20;

function idsOf(pages: readonly HostedTabPage[]): string {
  const ids = pages.flatMap(({ tab }) => (tab ? [tab] : []));
  if (ids.length === 0) return "none, since the document has no tabs";
  const listed = ids.slice(0, MAX_LISTED).map((id) => `\`${excerptOf(id)}\``);
  const others = ids.length - listed.length;
  return `one of ${listed.join(", ")}${others > 0 ? ` and ${others} others` : ""}`;
}

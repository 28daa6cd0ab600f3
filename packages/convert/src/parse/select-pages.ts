import type { HostedDocument } from "../hosted/hosted-document.js";
import { tabPages, type HostedTabPage } from "../hosted/tab-pages.js";
import { ConversionOptionError } from "../options/conversion-option-error.js";
import { excerptOf } from "../warnings/excerpt-of.js";
import type { ParseOptions } from "./parse-options.js";
import { resolveSuggestions } from "./suggestions/resolve-suggestions.js";

/**
 * Returns the tabs selected by the options, with suggestions accepted or rejected if requested.
 *
 * @throws {ConversionOptionError} if the document has no tab with the id.
 */
export function selectPages(
  document: HostedDocument,
  { tab, suggestions, oneTab }: Pick<ParseOptions, "tab" | "suggestions" | "oneTab">,
): readonly HostedTabPage[] {
  const pages = oneTab ? [oneTab.page] : tabPages(document);
  const selected = tab === undefined ? pages : pages.filter((page) => page.tab === tab);
  if (selected.length === 0) throw new ConversionOptionError("tab", idsOf(pages), tab);
  if (suggestions === "mark") return selected;
  return selected.map((page) => ({
    ...page,
    content: resolveSuggestions(page.content, suggestions),
  }));
}

/** Maximum number of ids listed in an error message; a document may have a million tabs. */
const MAX_LISTED = 20;

function idsOf(pages: readonly HostedTabPage[]): string {
  const ids = pages.flatMap(({ tab }) => (tab ? [tab] : []));
  if (ids.length === 0) return "no id, since the document has no tabs";
  const listed = ids.slice(0, MAX_LISTED).map((id) => `\`${excerptOf(id)}\``);
  const others = ids.length - listed.length;
  return `one of ${listed.join(", ")}${others > 0 ? ` and ${others} others` : ""}`;
}

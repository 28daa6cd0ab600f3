import { convertHosted, type Conversion } from "./convert-document.js";
import type { Format } from "./formats.js";
import { assertHostedDocument } from "./hosted/assert-hosted-document.js";
import { repairDocument } from "./hosted/shape/repair-document.js";
import { tabPages, type HostedTabPage } from "./hosted/tab-pages.js";
import { ConversionOptionError } from "./options/conversion-option-error.js";
import type { ConvertOptions } from "./options/convert-options.js";
import { resolveOptions } from "./options/resolve-options.js";
import { createTargetFinder } from "./parse/find-target.js";
import type { OneTab } from "./parse/parse-options.js";
import { createWarningLog, type WarningLog } from "./warnings/conversion-warning.js";
import { idOf } from "./write/html/html-context.js";

/** A tab of a document. */
export interface TabProperties {
  /** Empty for a document without tabs. */
  readonly id: string;
  /** Empty for a document without tabs. */
  readonly title: string;
  /** Position among all tabs in reading order, starting at 0. Each tab comes before its child tabs. */
  readonly index: number;
  /** 0 for a top-level tab, 1 for its child tabs. */
  readonly nesting: number;
}

/** A finished conversion of one tab. */
export type TabConversion<F extends Format = Format> = Conversion<F> & {
  readonly tab: TabProperties;
};

/** Options for converting each tab. */
export type TabsOptions<F extends Format = Format> = Omit<ConvertOptions, "tab"> & {
  readonly format: F;
  /**
   * Returns the URL of a tab's result, for links from other tabs, such as `"chapter-2.html"`. The URL is not checked.
   * Without this option, such a link becomes text, with the warning `link-target-not-found`.
   */
  readonly tabUrl?: ((tab: TabProperties) => string) | undefined;
};

/**
 * Converts each tab of a hosted document into a separate result, in reading order, each tab before its child tabs. A
 * document without tabs becomes one result. The footnotes, anchors and warnings of a result are those of its tab. Its
 * title is the tab's title, unless the document has only one tab.
 *
 * @throws as {@link convertDocument}.
 */
export function convertTabs<F extends Format>(
  document: unknown,
  { tabUrl, ...options }: TabsOptions<F>,
): readonly TabConversion<F>[] {
  const { format } = options;
  const resolved = resolveOptions(options);
  if (tabUrl !== undefined && typeof tabUrl !== "function") {
    throw new ConversionOptionError("tabUrl", "a function", tabUrl);
  }
  assertHostedDocument(document);
  const logs = new Map<string, WarningLog>();
  const logOf = (id = ""): WarningLog => {
    const log = logs.get(id) ?? createWarningLog();
    logs.set(id, log);
    return log;
  };
  const sound = repairDocument(document, (code, origin, about) => {
    logOf(origin.tab).warn(code, origin, about);
  });
  const pages = tabPages(sound);
  const tabs = new Map(pages.map((page, index) => [page, propertiesOf(page, index)]));
  const findTarget = createTargetFinder(sound, pages, resolved);
  const urlElsewhere: OneTab["urlElsewhere"] = (target) => {
    const found = findTarget(target);
    const tab = found && tabs.get(found.page);
    if (!found || !tab || !tabUrl) return undefined;
    if (found.anchor === undefined) return tabUrl(tab);
    const id = format === "html" ? idOf(found.anchor, { target: "html" }) : found.anchor;
    return `${tabUrl(tab)}#${id}`;
  };
  return Array.from(tabs, ([page, tab]) => {
    const title = pages.length > 1 ? tab.title : undefined;
    const ofTab = { ...resolved, oneTab: { page, urlElsewhere } };
    return { ...convertHosted(sound, format, ofTab, logOf(tab.id), title), tab };
  });
}

/**
 * Lists the tabs of a hosted document, as {@link convertTabs} converts them. A document without tabs counts as one tab
 * with an empty id and title.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 */
export function listTabs(document: unknown): readonly TabProperties[] {
  assertHostedDocument(document);
  return tabPages(document).map(propertiesOf);
}

function propertiesOf({ id, title, nesting }: HostedTabPage, index: number): TabProperties {
  return { id, title, index, nesting };
}

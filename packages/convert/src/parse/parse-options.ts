import type { HostedTabPage } from "../hosted/tab-pages.js";
import type { ResolvedOptions } from "../options/resolve-options.js";
import type { LinkTarget } from "./links/link-target.js";

/** The options that the parser uses. */
export type ParseOptions = Pick<
  ResolvedOptions,
  | "format"
  | "rawHtml"
  | "tab"
  | "suggestions"
  | "headingShift"
  | "styles"
  | "skip"
  | "detect"
  | "toc"
  | "headers"
  | "comments"
  | "checked"
  | "images"
  | "documentUrl"
  | "output"
> & {
  /** Set if each tab is written separately. */
  readonly oneTab?: OneTab | undefined;
};

/** The tab to parse, as an object instead of an id, because ids may be missing or duplicate. */
export interface OneTab {
  readonly page: HostedTabPage;
  /** Returns the URL of a link target in another tab; undefined if no other tab contains it. */
  readonly urlElsewhere: (target: LinkTarget) => string | undefined;
}

import type { HostedTabPage } from "../hosted/tab-pages.js";
import type { ResolvedOptions } from "../options/resolve-options.js";
import type { LinkTarget } from "./links/link-target.js";

/** The options that the parser follows. */
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
  /** Set if the document is written tab by tab. */
  readonly oneTab?: OneTab | undefined;
};

/** The tab to parse, by itself instead of by its id, which may be missing or duplicate. */
export interface OneTab {
  readonly page: HostedTabPage;
  /** The URL of something in another tab; undefined if no other tab has it. */
  readonly urlElsewhere: (target: LinkTarget) => string | undefined;
}

import type { Exchange } from "../probe/exchange.js";
import { renderBadge } from "./badge/render-badge.js";
import { renderHar } from "./har/render-har.js";
import { renderHtml } from "./html/render-html.js";
import { renderJson } from "./json/render-json.js";
import { renderJunit } from "./junit/render-junit.js";
import { renderMarkdown } from "./markdown/render-markdown.js";
import { renderOutputs } from "./outputs/render-outputs.js";
import type { Redact } from "./redact.js";
import type { AnyReport } from "./report.js";
import { renderSarif } from "./sarif/render-sarif.js";

/** Input for rendering a report. */
export interface Reported {
  readonly report: AnyReport;
  readonly exchanges: readonly Exchange[];
  readonly redact: Redact;
}

/** The formats that are written at the end of a run. */
const RENDERERS = {
  html: ({ report }: Reported) => renderHtml(report),
  json: ({ report }: Reported) => renderJson(report),
  junit: ({ report }: Reported) => renderJunit(report),
  sarif: ({ report }: Reported) => renderSarif(report),
  markdown: ({ report }: Reported) => renderMarkdown(report),
  badge: ({ report }: Reported) => renderBadge(report),
  outputs: ({ report }: Reported) => renderOutputs(report),
  har: ({ exchanges, redact }: Reported) => renderHar(exchanges, redact),
} as const;

/** Every format of `--report`; `ndjson` is written during the run. */
export const REPORT_FORMATS = [
  ...(Object.keys(RENDERERS) as (keyof typeof RENDERERS)[]),
  "ndjson",
] as const;

/** A format of `--report`. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Renders a report at the end of a run, in pieces; yields nothing for a format that is written during the run. */
export function renderReport(format: ReportFormat, reported: Reported): Iterable<string> {
  if (format === "ndjson") return [];
  const rendered = RENDERERS[format](reported);
  return typeof rendered === "string" ? [rendered] : rendered;
}

import type { AttributeValue } from "@opentelemetry/api";

/** A span of a trace. */
interface SpanEntry {
  /** The work that the span times, as shown in `docs/logs.md`. */
  readonly meaning: string;
  /** Parent span, or the other program that starts the trace. */
  readonly parent: string;
  readonly attributes: readonly string[];
}

/** All spans of the service. `docs/logs.md` is generated from this table. */
export const spanTable = {
  request: {
    meaning: "a request; its name is the operation, or the method if there is none",
    parent: "the caller's span, if it sends `traceparent`",
    attributes: ["http.request.method", "http.response.status_code"],
  },
  export: {
    meaning: "one attempt at an export",
    parent: "the request that sent it",
    attributes: ["document_export.job", "document_export.attempt"],
  },
  convert: {
    meaning: "a conversion, without the wait for memory",
    parent: "`export`",
    attributes: ["format"],
  },
  deliver: {
    meaning: "the delivery of a result to its destination, with its images",
    parent: "`export`",
    attributes: ["kind"],
  },
  record: {
    meaning: "the transaction that ends a job, with its record and events",
    parent: "`export`",
    attributes: [],
  },
  webhook: {
    meaning: "one attempt to call a webhook, which gets its `traceparent`",
    parent: "the request that sent the export",
    attributes: ["webhook.id", "webhook.event", "webhook.attempt", "http.response.status_code"],
  },
} as const satisfies Readonly<Record<string, SpanEntry>>;

/** Name of a span in the code. */
export type SpanName = keyof typeof spanTable;

/** Attributes that a span may have. */
export type SpanAttributes<Name extends SpanName> = Partial<
  Readonly<Record<(typeof spanTable)[Name]["attributes"][number], AttributeValue>>
>;

/** Returns the table of `docs/logs.md`, in Markdown. */
export function describeSpans(): string {
  const all: readonly (readonly [string, SpanEntry])[] = Object.entries(spanTable);
  const rows = all.map(([name, { meaning, parent, attributes }]) => [
    name === "request" ? "operation" : `\`${name}\``,
    meaning,
    parent,
    attributes.map((attribute) => `\`${attribute}\``).join(", "),
  ]);
  const head = ["span", "what it measures", "belongs to", "attributes"];
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

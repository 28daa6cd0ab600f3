import { createRequire } from "node:module";
import addFormats from "ajv-formats";
import { Ajv } from "ajv";
import { fromXml } from "xast-util-from-xml";
import { expect, test } from "vitest";
import { describeRequest } from "../../src/probe/send-request.js";
import type { Exchange } from "../../src/probe/exchange.js";
import { resolveTarget } from "../../src/load/target.js";
import { renderBadge } from "../../src/report/badge/render-badge.js";
import { renderHar } from "../../src/report/har/render-har.js";
import { renderJunit } from "../../src/report/junit/render-junit.js";
import { renderMarkdown } from "../../src/report/markdown/render-markdown.js";
import { renderEvent } from "../../src/report/ndjson/render-event.js";
import { createRedact } from "../../src/report/redact.js";
import { renderSarif } from "../../src/report/sarif/render-sarif.js";
import { HOSTILE, hostileReport } from "./hostile-report.js";
import { sampleFinding, sampleReport, sampleRule } from "./sample-report.js";

const require = createRequire(import.meta.url);
const passed = sampleRule({ verdict: "passed" });
const idle = sampleRule({ verdict: "not exercised" });

test("writes valid SARIF with waived findings and fingerprints", () => {
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  // The schema names draft 4; what it uses means the same in draft 7, which Ajv supports.
  const {
    $schema: _,
    id: __,
    ...schema
  } = require("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");
  const sarif = JSON.parse(renderSarif(hostileReport()));
  expect(ajv.validate(schema, sarif) ? [] : ajv.errors).toEqual([]);
  const { results } = sarif.runs[0];
  expect(results.map(({ ruleId, level }: never) => [ruleId, level])).toEqual([
    ...Array.from({ length: 3 }, () => ["a-rule", "error"]),
    ["b", "note"],
    ["c", "error"],
  ]);
  expect(results[0].partialFingerprints).toEqual({ "finding/v1": "a-rule-00001000" });
  expect(results[4].suppressions).toEqual([{ kind: "external", justification: HOSTILE }]);
});

test("writes well-formed JUnit XML with failures, strict findings and waivers", () => {
  const xml = renderJunit(hostileReport());
  expect(() => fromXml(xml)).not.toThrow();
  expect(xml).toContain('tests="4" failures="1" errors="0" skipped="1"');
  expect(xml.match(/<failure /g)).toHaveLength(1);
  expect(xml).toContain("Does not fail the run: expected 1, got 2.");
  expect(xml).toContain("Waived: expected 1, got 2.");
  expect(xml).not.toContain("<script>");
});

test("escapes elements, fences and mentions of the target in Markdown", () => {
  const markdown = renderMarkdown(hostileReport());
  const outside = markdown
    .replaceAll(/^(`{3,})\n[^]*?\n\1$/gm, "")
    .replaceAll(/(`+)[^`][^]*?\1/g, "");
  expect(outside).not.toMatch(/<script|<img|@all|\]\(java/);
  expect(markdown).toContain("**3 findings fail**");
  expect(Buffer.byteLength(renderMarkdown(hostileReport(2_000)))).toBeLessThan(2 ** 20);
});

test("keeps runs of spaces visible in Markdown", () => {
  const markdown = renderMarkdown(
    sampleReport({
      stopped: "refused with `a   b`",
      rules: [
        sampleRule({ findings: [sampleFinding({ message: "expected `x y`, got `x  y`." })] }),
      ],
    }),
  );
  expect(shownText(markdown)).toContain("expected `x y`, got `x  y`.");
  expect(shownText(markdown)).toContain("refused with `a   b`");
});

/** The text that a viewer shows for HTML in Markdown: white space is collapsed before references are resolved. */
function shownText(markdown: string): string {
  const collapsed = markdown.replaceAll(/<[^>]*>/g, "").replaceAll(/ +/g, " ");
  const shown = collapsed.replaceAll(/&#(\d+);/g, (_, code: string) =>
    String.fromCodePoint(Number(code)),
  );
  return shown.replaceAll("\u00A0", " ");
}

test("writes NDJSON as findings followed by the verdict of their rule", () => {
  const [rule] = hostileReport().rules;
  if (!rule) throw new Error("The report has no rule.");
  const lines = renderEvent({ event: "rule-ended", result: rule }).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).event)).toEqual([
    "finding",
    "finding",
    "finding",
    "rule-ended",
  ]);
});

test("writes valid HAR with bodies, and redacted tokens and cookies", () => {
  const target = resolveTarget({ baseUrl: "http://127.0.0.1:8080", token: "a-secret-token" });
  const exchange = binaryExchange(target);
  const har = [...renderHar([exchange, exchange], createRedact(target))].join("");
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addMetaSchema(require("ajv/dist/refs/json-schema-draft-06.json"));
  const schemas: Record<string, object> = require("har-schema");
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  const log = JSON.parse(har);
  expect(ajv.validate("har.json#", log) ? [] : ajv.errors).toEqual([]);
  const [entry] = log.log.entries;
  expect(entry.request.postData.text).toContain('name="file"; filename="a.json"');
  expect(entry.response.content).toMatchObject({ encoding: "base64", size: 3 });
  expect(entry.response.headers).toContainEqual({ name: "Set-Cookie", value: "[redacted]" });
  expect(har).not.toContain("a-secret-token");
});

function binaryExchange(target: ReturnType<typeof resolveTarget>): Exchange {
  const parts = [{ name: "file", content: "{}", type: "application/json", filename: "a.json" }];
  const request = describeRequest(target, {
    operation: "exportHostedDocument",
    method: "POST",
    path: "/v2/export/hosted-docs?a=b&c",
    body: { kind: "multipart", parts, boundary: "b" },
  });
  const rawHeaders = [
    ["Set-Cookie", "session=1"],
    ["X-Echo", "a-secret-token"],
  ] as const;
  const bytes = Buffer.from([0xff, 0xfe, 0x00]);
  const headers = new Headers(rawHeaders.map(([name, value]) => [name, value]));
  const response = { status: 200, headers, rawHeaders, bytes, text: "", json: undefined };
  return { request, response, sentAt: 1_700_000_000_000, milliseconds: 1.5 };
}

test.each([
  ["all judged", sampleReport({ rules: [passed, passed] }), "2 of 2 rules", "#1a7f37"],
  ["findings", hostileReport(), "3 findings", "#b3261e"],
  ["a partial run", sampleReport({ rules: [passed, idle, idle] }), "partial: 1 of 3", "#7a4d00"],
])("the badge of %s is well-formed, says so, and is readable", (_, report, text, colour) => {
  const svg = renderBadge(report);
  expect(() => fromXml(svg)).not.toThrow();
  expect(svg).toContain(text);
  expect(svg).toContain(`fill="${colour}"`);
  for (const [, fill = ""] of svg.matchAll(/<rect [^>]*fill="(#\w{6})"/g))
    expect(contrastWithWhite(fill)).toBeGreaterThan(4.5);
});

/** Contrast as defined by WCAG 2.2. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

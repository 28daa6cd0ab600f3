import { describe, expect, it } from "vitest";
import {
  convertDocument,
  MAX_WARNINGS,
  MAX_WARNINGS_PER_CODE,
  warningCodes,
  type ConversionWarning,
  type WarningCode,
} from "../../src/index.js";
import { placeAt, wholeDocument } from "../../src/place/place.js";
import { createWarningLog } from "../../src/warnings/conversion-warning.js";
import { body, paragraph, run } from "../support/build-document.js";

describe("the warnings of a conversion", () => {
  it("are limited to 100 per code, but all are counted", () => {
    const unknown = Array.from({ length: 250 }, () => ({ gadget: {} }) as object);
    const unsafe = run("a", { link: { url: "javascript:alert(1)" } });
    const { warnings, warningCounts } = convertDocument(
      body(...unknown, paragraph([unsafe, run(" and "), unsafe])),
      { format: "html" },
    );
    expect(warningCounts).toEqual({ "unknown-element": 250, "unsafe-link": 2 });
    expect(pointersOf("unknown-element", warnings)).toEqual(
      Array.from({ length: MAX_WARNINGS_PER_CODE }, (_, index) => `/body/content/${index}`),
    );
    expect(pointersOf("unsafe-link", warnings)).toHaveLength(2);
  });

  it("are limited to 1,000", () => {
    const { warnings, warningCounts, warn } = createWarningLog();
    const codes = Object.keys(warningCodes) as WarningCode[];
    for (const code of codes) {
      for (let tab = 0; tab < 101; tab += 1) warn(code, { place: wholeDocument, tab: `t.${tab}` });
    }
    expect(codes.length * MAX_WARNINGS_PER_CODE).toBeGreaterThan(MAX_WARNINGS);
    expect(warnings).toHaveLength(MAX_WARNINGS);
    expect(warningCounts).toEqual(Object.fromEntries(codes.map((code) => [code, 101])));
  });

  it("are counted without reading pointer and excerpt beyond the limits", () => {
    const { warn } = createWarningLog();
    for (let count = 0; count < MAX_WARNINGS_PER_CODE; count += 1) {
      warn("table-as-html", { place: wholeDocument });
    }
    const unread = {
      get place(): never {
        throw new Error("The place was read.");
      },
    };
    expect(() => warn("table-as-html", unread)).not.toThrow();
    expect(() => warn("unsafe-link", unread)).toThrow("The place was read.");
  });

  it("are truncated for long texts, ids and names", () => {
    const long = "x".repeat(1_000_000);
    const { warnings, warn } = createWarningLog();
    warn("unsafe-link", { place: placeAt(wholeDocument, "footnotes", long), tab: long }, long);
    expect(warnings[0]).toMatchObject({
      pointer: `/footnotes/${"x".repeat(99)}…`,
      tab: "x".repeat(100),
      excerpt: `${"x".repeat(79)}…`,
    });
  });
});

function pointersOf(code: WarningCode, warnings: readonly ConversionWarning[]): string[] {
  return warnings.filter((one) => one.code === code).map(({ pointer }) => pointer);
}

// The conversions that the test runs in every runtime, with the package that is installed there.
import { convertDocument, formats, parseJson, type Format } from "@document-export/convert";
import report from "../../../service/demo/quarterly-report.json" with { type: "json" };

/** Converts the demo document to all formats, and returns the bytes of each as hexadecimal. */
export function run(): Readonly<Record<Format, string>> {
  const document = parseJson(new TextEncoder().encode(JSON.stringify(report)));
  const entries = formats.map((format) => {
    const { content } = convertDocument(document, { format });
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    return [format, Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")];
  });
  return Object.fromEntries(entries) as Record<Format, string>;
}

// Loads the package in its own process, converts a document of one size again and again, and prints how long the
// first conversion took with loading, and the later ones without, as JSON.
import type { Format } from "@document-export/convert";
import { repeatDocument } from "../repeat-document.ts";
import type { FirstCall } from "./measure-first.ts";
import { median } from "./measure-time.ts";

const LATER = 100;

const [format, bytes] = process.argv.slice(2);
const document: unknown = JSON.parse(repeatDocument(Number(bytes)));
const begun = performance.now();
const { convertDocument } = await import("@document-export/convert");
const convert = () => convertDocument(document, { format: format as Format, headers: "keep" });
convert();
const first = performance.now() - begun;
const later = Array.from({ length: LATER }, () => {
  const start = performance.now();
  convert();
  return performance.now() - start;
});
console.log(JSON.stringify({ first, later: median(later) } satisfies FirstCall));

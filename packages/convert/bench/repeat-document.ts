import { readFileSync } from "node:fs";

const SAMPLE = new URL("../../service/demo/quarterly-report.json", import.meta.url);

interface Sample {
  readonly body: { readonly content: readonly unknown[] };
}

/** Returns JSON of about `bytes` bytes: the sample report with its body truncated or repeated. */
export function repeatDocument(bytes: number): string {
  const sample: Sample = JSON.parse(readFileSync(SAMPLE, "utf8"));
  const { content } = sample.body;
  const sizes = content.map((element) => JSON.stringify(element).length);
  const repeated: unknown[] = [];
  for (let index = 0, left = bytes; left > 0; index += 1) {
    repeated.push(content[index % content.length]);
    left -= sizes[index % content.length] ?? left;
  }
  return JSON.stringify({ ...sample, body: { content: repeated } });
}

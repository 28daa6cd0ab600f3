import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { replaceFile } from "../folders/write-synced.js";

const DOCUMENT = fileURLToPath(new URL("../../demo/quarterly-report.json", import.meta.url));
const NAME = "quarterly-report.json";
/**
 * Matches the only picture of the document. The file in the package embeds it, so that it is complete without a
 * network.
 */
const EMBEDDED_PICTURE = /"data:image\/png;base64,([^"]+)"/;

/** The document that the demo exports. */
export interface DemoDocument {
  readonly text: string;
  readonly picture: Uint8Array;
}

/** Reads the document from the package. */
export async function readDemoDocument(): Promise<DemoDocument> {
  const text = await readFile(DOCUMENT, "utf8");
  return { text, picture: Buffer.from(EMBEDDED_PICTURE.exec(text)?.[1] ?? "", "base64") };
}

/**
 * Writes the document into the data folder, with its picture at a URL as in Google's documents, so that the service
 * stores the picture as a file next to the result. Returns the JSON.
 */
export async function writeDemoDocument(
  data: string,
  { text }: DemoDocument,
  pictureUrl: string,
): Promise<string> {
  const linked = text.replace(EMBEDDED_PICTURE, () => JSON.stringify(pictureUrl));
  await replaceFile(demoDocumentFile(data), linked);
  return linked;
}

/** Returns the path of the document in a data folder. */
export function demoDocumentFile(data: string): string {
  return join(data, NAME);
}

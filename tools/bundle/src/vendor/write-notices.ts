import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputChunk } from "rolldown";
import { noticesOf } from "../notices.ts";

/** Writes the licenses of the packages in the chunks into the folder; the release ships them next to the license. */
export async function writeNotices(
  vendor: string,
  chunks: readonly OutputChunk[],
  licences = "",
): Promise<void> {
  const notices = await noticesOf(chunks.flatMap(({ moduleIds }) => moduleIds));
  const text = `${notices}\n\n${licences}`.trim().replaceAll("*/", "* /");
  const comment = `/*\nThis file contains code of these packages:\n\n${text}\n*/\nexport {};\n`;
  mkdirSync(vendor, { recursive: true });
  writeFileSync(join(vendor, "licences.js"), comment);
}

import type { ExportFlags } from "../export-flags.js";
import { openDocuments } from "../open-documents.js";
import { jsonText, plainText } from "../../terminal/plain-text.js";
import { openTerminal } from "../../terminal/terminal.js";
import { expandAddresses } from "./expand-addresses.js";
import { isGoogle } from "../../google/is-google.js";
import { openGoogleWith } from "../../google/open-google.js";

/** Prints the documents that would be exported, one per line. Sends nothing to the service. */
export async function listPlanned(
  names: readonly string[],
  flags: ExportFlags,
  signal: AbortSignal,
): Promise<void> {
  const { print, remark } = openTerminal(flags);
  const files = await openDocuments(
    names.filter((name) => !isGoogle(name)),
    signal,
  );
  for (const { path } of files) print(flags.json ? jsonText({ file: path }) : plainText(path));
  const addresses = names.filter(isGoogle);
  let count = files.length;
  if (addresses.length > 0) {
    const google = await openGoogleWith(flags, signal);
    const { documents } = await expandAddresses(google, addresses);
    count += documents.length;
    for (const { shown: file, id } of documents)
      print(flags.json ? jsonText({ file, id }) : plainText(`${file}  ${id}`));
  }
  if (!flags.json)
    remark(
      `${count} ${count === 1 ? "document" : "documents"} would be exported. Nothing was sent.`,
    );
}

// Checks this package against Google itself with a real account; run it by hand, because no test can do this.
//   node manual/check-real-account.ts key.json <address of a document> [<address of a folder>]
// The key belongs to a service account that may read the document and the folder. The check writes nothing.
import { readFile } from "node:fs/promises";
import { GoogleError, openGoogle, readServiceAccountKey } from "../src/index.ts";

const [keyFile, document, folder] = process.argv.slice(2);
if (keyFile === undefined || document === undefined) {
  console.error("Usage: node manual/check-real-account.ts key.json <document> [<folder>]");
  process.exit(2);
}

const key = readServiceAccountKey(await readFile(keyFile, "utf8"));
const google = openGoogle({ credentials: { kind: "service-account", key } });
const MISSING =
  "https://docs.google.com/document/d/1AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/edit";

await step("reads the document", async () => {
  const { title, revision, hasSuggestions, document: json } = await google.getDocument(document);
  const tabs = json["tabs"] as readonly unknown[];
  return `${title}: ${tabs.length} tabs, revision ${revision}, suggestions ${hasSuggestions ? "inline" : "left out"}`;
});
await step("names the same state for the same content", async () => {
  const [one, other] = [await google.getDocument(document), await google.getDocument(document)];
  if (one.revision !== other.revision) throw new Error(`${one.revision} is not ${other.revision}`);
  return one.revision;
});
await step("says what to do for a document that is not there", async () => {
  const error: unknown = await google.getDocument(MISSING).catch((reason: unknown) => reason);
  if (error instanceof GoogleError) return `${error.kind}: ${error.message} ${error.advice}`;
  throw new Error("Expected an error, got none.");
});
if (folder !== undefined) {
  await step("lists the folder with its folders", async () => {
    const paths: string[] = [];
    for await (const { kind, path } of google.listFolder(folder, { recursive: true }))
      paths.push(`${kind} ${path}`);
    return `${paths.length} entries: ${paths.slice(0, 5).join(", ")}`;
  });
  await step("reads the list of changes", async () => {
    const pages: string[] = [];
    for await (const { next } of google.watchChanges()) {
      for await (const { changes } of google.watchChanges(next))
        pages.push(`${changes.length} changes`);
    }
    return pages.join(", ");
  });
}

/** Runs a step, and prints what it found or why it failed. */
async function step(title: string, run: () => Promise<string>): Promise<void> {
  try {
    console.log(`ok      ${title}: ${await run()}`);
  } catch (error) {
    process.exitCode = 1;
    const advice = error instanceof GoogleError ? ` ${error.advice}` : "";
    console.log(`FAILED  ${title}: ${(error as Error).message}${advice}`);
  }
}

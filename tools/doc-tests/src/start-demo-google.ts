import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DOCUMENT, FOLDER, startGoogle } from "@document-export/local-servers/google";
import { ROOT } from "./documents.ts";

/** The IDs that replace `<id>` in `/document/d/<id>` and `/folders/<id>` in documents. */
export const DOCUMENT_ID = "1hQ3rEpOrT2026nOrThWiNdLiBrArIeSdEmO00001";
export const FOLDER_ID = "1hAnDbOoKfOlDeR0000000000000000001";

const ROBOT = "export@example-project.iam.gserviceaccount.com";
const TEAMS_ID = "1tEaMsFoLdEr00000000000000000000001";

/** A fake Google for running the commands of documents, with the demo report and a folder of two documents. */
export interface DemoGoogle {
  readonly env: Readonly<Record<string, string>>;
  /** Writes the key into a folder, as the `key.json` of documents. */
  readonly writeKey: (folder: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the fake Google. Each name gets a different report, because a revision is exported only once. */
export async function startDemoGoogle(name: string): Promise<DemoGoogle> {
  const google = await startGoogle();
  const key = google.tokens.addServiceAccount(ROBOT);
  const shared = { readers: [ROBOT] };
  const {
    title: reportTitle,
    documentId: id,
    suggestionsViewMode: _,
    ...content
  } = await readReport();
  const report = {
    tabs: [{ tabProperties: { tabId: "t.0", title: name }, documentTab: content }],
  };
  const { state } = google;
  state.put({
    ...shared,
    id,
    name: reportTitle,
    mimeType: DOCUMENT,
    parents: [],
    document: report,
  });
  state.put({ ...shared, id: FOLDER_ID, name: "Handbook", mimeType: FOLDER, parents: [] });
  state.put({ ...shared, id: TEAMS_ID, name: "teams", mimeType: FOLDER, parents: [FOLDER_ID] });
  for (const [title, parent] of [
    ["plan", FOLDER_ID],
    ["design", TEAMS_ID],
  ] as const) {
    const body = {
      content: [{ paragraph: { elements: [{ textRun: { content: `${title}\n` } }] } }],
    };
    const document = { tabs: [{ tabProperties: { tabId: "t.0" }, documentTab: { body } }] };
    const own = `1${title}`.padEnd(34, "0");
    state.put({ ...shared, id: own, name: title, mimeType: DOCUMENT, parents: [parent], document });
  }
  return {
    env: { DOCEXPORT_GOOGLE_ENDPOINT: google.endpoint },
    writeKey: (folder) => writeFile(join(folder, "key.json"), JSON.stringify(key), { mode: 0o600 }),
    stop: google.stop,
  };
}

/** Reads the report. Its content is that of its only tab; its revision is of the kind that only editors see. */
async function readReport() {
  const path = join(ROOT, "packages/service/demo/quarterly-report.json");
  const { revisionId: _, ...report } = JSON.parse(await readFile(path, "utf8")) as {
    readonly title: string;
    readonly documentId: string;
    readonly revisionId: string;
    readonly suggestionsViewMode: string;
  };
  return report;
}

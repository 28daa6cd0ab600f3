import {
  DOCUMENT,
  FOLDER,
  type GoogleServer,
  type LocalFile,
  startGoogle,
} from "@document-export/local-servers/google";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export const ROBOT = "robot@project.iam.gserviceaccount.com";
const HANDBOOK = idOf("handbook");

/** An id with the length of a Google id. */
export function idOf(name: string): string {
  return name.padEnd(28, "0");
}

/** A Google Doc of one paragraph that the robot may view. */
export function googleDoc(name: string, text: string, parents: readonly string[] = []): LocalFile {
  const elements = [
    { startIndex: 1, endIndex: text.length + 2, textRun: { content: `${text}\n` } },
  ];
  const body = { content: [{ paragraph: { elements } }] };
  const document = { tabs: [{ tabProperties: { tabId: "t.0" }, documentTab: { body } }] };
  return { id: idOf(name), name, mimeType: DOCUMENT, parents, document, readers: [ROBOT] };
}

/** A folder that the robot may view. */
export function googleFolder(name: string, parents: readonly string[] = []): LocalFile {
  return { id: idOf(name), name, mimeType: FOLDER, parents, readers: [ROBOT] };
}

/** A fake Google for one test, stopped after the test. */
export interface TestGoogle {
  readonly server: GoogleServer;
  /** The path of the robot's key file. */
  readonly key: string;
  /** The environment variables with which a command reaches it. */
  readonly env: Readonly<Record<string, string>>;
  readonly document: string;
  readonly folder: string;
}

/** Starts a fake Google with one document and a folder of three, and writes the robot's key into `folder`. */
export async function startGoogleWith(folder: string): Promise<TestGoogle> {
  const server = await startGoogle();
  onTestFinished(() => server.stop());
  const key = join(folder, "key.json");
  await writeFile(key, JSON.stringify(server.tokens.addServiceAccount(ROBOT)), { mode: 0o600 });
  const { state } = server;
  state.put(googleDoc("report", "Hello"));
  state.put(googleFolder("handbook"));
  state.put(googleFolder("teams", [HANDBOOK]));
  state.put(googleDoc("welcome", "Welcome", [HANDBOOK]));
  state.put(googleDoc("plan", "Plan", [HANDBOOK]));
  state.put(googleDoc("design", "Design", [idOf("teams")]));
  const env = { DOCEXPORT_GOOGLE_ENDPOINT: server.endpoint, DOCEXPORT_GOOGLE_KEY: key };
  return { server, key, env, document: idOf("report"), folder: HANDBOOK };
}

import {
  DOCUMENT,
  FOLDER,
  type GoogleServer,
  startGoogle,
} from "@document-export/local-servers/google";
import { afterAll, beforeAll } from "vitest";
import { type Google, GoogleError, type GoogleOptions, openGoogle } from "../../src/index.ts";

export const ROBOT = "robot@project.iam.gserviceaccount.com";
export const DOCUMENT_ID = "document-0000000000000000001";
export const FOLDER_ID = "folder-000000000000000000001";

/** Starts a fake Google for the tests of a file. */
export function useGoogle() {
  const started: { server?: GoogleServer } = {};
  const server = (): GoogleServer => {
    if (!started.server) throw new Error("It has not been started.");
    return started.server;
  };
  beforeAll(async () => {
    started.server = await startGoogle();
  });
  afterAll(async () => started.server?.stop());
  let key: ReturnType<GoogleServer["tokens"]["addServiceAccount"]> | undefined;
  /** Opens the fake Google with the key of a service account. A retry waits a millisecond instead of a second. */
  const open = (options: Partial<GoogleOptions> = {}): Google =>
    openGoogle({
      credentials: {
        kind: "service-account",
        key: (key ??= server().tokens.addServiceAccount(ROBOT)),
      },
      endpoint: server().endpoint,
      ...options,
      limits: { retryDelayMs: 1, ...options.limits },
    });
  return { server, open };
}

/** A Google Doc with one paragraph that the robot may view. */
export function documentFile(
  members: {
    readonly id?: string;
    readonly name?: string;
    readonly text?: string;
    readonly parents?: readonly string[];
    readonly editors?: readonly string[];
  } = {},
) {
  const { id = DOCUMENT_ID, name = "Report", text = "Hello", parents = [], editors = [] } = members;
  const elements = [
    { startIndex: 1, endIndex: 7, textRun: { content: `${text}\n`, textStyle: {} } },
  ];
  const body = { content: [{ paragraph: { elements } }] };
  const tab = {
    tabProperties: { tabId: "t.0", title: "Tab 1" },
    documentTab: { body, namedRanges: {} },
  };
  const document = { revisionId: "ALm37B", tabs: [tab], comments: [] };
  return { id, name, mimeType: DOCUMENT, parents, document, readers: [ROBOT], editors };
}

/** A folder that the robot may view. */
export function folderFile(id: string, name: string, parents: readonly string[] = []) {
  return { id, name, mimeType: FOLDER, parents, readers: [ROBOT] };
}

/** Returns the error of a call that must fail. */
export async function failure(call: Promise<unknown>): Promise<GoogleError> {
  const error: unknown = await call.then(
    () => new Error("Expected an error, got none."),
    (reason: unknown) => reason,
  );
  if (error instanceof GoogleError) return error;
  throw error;
}

/** All items of an iterable. */
export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

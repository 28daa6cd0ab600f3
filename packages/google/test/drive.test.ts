import { expect, test } from "vitest";
import {
  all,
  documentFile,
  failure,
  FOLDER_ID,
  folderFile,
  ROBOT,
  useGoogle,
} from "./support/google.ts";

const { server, open } = useGoogle();
const ADDRESS = `https://drive.google.com/drive/folders/${FOLDER_ID}`;
const INNER = "folder-000000000000000000002";

/** An id with the length of a Google id. */
function idOf(name: string): string {
  return name.padEnd(24, "-");
}

function putTree(): void {
  const { state } = server();
  state.put(folderFile(FOLDER_ID, "Handbook"));
  state.put(folderFile(INNER, "Teams", [FOLDER_ID]));
  for (const name of ["a", "b", "c"])
    state.put(documentFile({ id: idOf(name), name, parents: [FOLDER_ID] }));
  state.put(documentFile({ id: idOf("d"), name: "q1/q2", parents: [INNER] }));
  state.put({ ...folderFile(idOf("pdf"), "scan.pdf", [INNER]), mimeType: "application/pdf" });
  state.put({ ...documentFile({ id: idOf("old"), name: "old", parents: [INNER] }), trashed: true });
  // A cycle: the inner folder has a shortcut to the outer one.
  state.put({
    ...folderFile(idOf("circle"), "Up", [INNER]),
    mimeType: "application/vnd.google-apps.shortcut",
    shortcutDetails: { targetId: FOLDER_ID, targetMimeType: "application/vnd.google-apps.folder" },
  });
}

test("lists a folder page by page, with names and paths", async () => {
  putTree();
  server().settings.maxPage = 2;
  const entries = await all(open().listFolder(ADDRESS, { recursive: true }));
  server().settings.maxPage = 1000;
  expect(entries.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    "folder Teams",
    "document a",
    "document b",
    "document c",
    "document Teams/q1∕q2",
    "other Teams/scan.pdf",
    "folder Teams/Up",
  ]);
  expect(entries.at(-1)).toMatchObject({ id: FOLDER_ID, shortcutId: idOf("circle") });
  const alone = await all(open().listFolder(FOLDER_ID));
  expect(alone.map(({ name }) => name)).toEqual(["Teams", "a", "b", "c"]);
  expect(server().faults).toEqual([]);
});

test("lists files of shared drives", async () => {
  putTree();
  server().state.put({
    ...documentFile({ id: idOf("shared"), name: "shared", parents: [INNER] }),
    driveId: "drive1",
  });
  const entries = await all(open().listFolder(INNER));
  expect(entries.find(({ name }) => name === "shared")).toMatchObject({ driveId: "drive1" });
});

test("stops when a list exceeds the allowed number of entries", async () => {
  putTree();
  const error = await failure(all(open({ limits: { maxEntries: 3 } }).listFolder(ADDRESS)));
  expect(error).toMatchObject({ kind: "too-large" });
});

test("says that the account cannot find a folder", async () => {
  server().state.put({ ...folderFile(FOLDER_ID, "Handbook"), readers: [] });
  const error = await failure(all(open().listFolder(ADDRESS)));
  expect(error).toMatchObject({ kind: "not-found", advice: expect.stringContaining(ROBOT) });
  expect(error.message).toMatch(/^The folder /);
});

test("lists what was created, changed, moved and trashed since a position", async () => {
  putTree();
  const { state, settings } = server();
  const google = open();
  const [begin] = await all(google.watchChanges());
  const known = new Map(
    (await all(google.listFolder(ADDRESS, { recursive: true }))).map((file) => [file.id, file]),
  );
  state.put(documentFile({ id: idOf("a"), name: "a", text: "New", parents: [FOLDER_ID] }));
  state.put(documentFile({ id: idOf("b"), name: "b", parents: [INNER] }));
  state.put(documentFile({ id: idOf("new"), name: "new", parents: [FOLDER_ID] }));
  state.put({ ...documentFile({ id: idOf("c"), name: "c", parents: [FOLDER_ID] }), trashed: true });
  state.remove(idOf("d"));
  settings.maxPage = 2;
  const pages = await all(google.watchChanges(begin?.next, { known }));
  settings.maxPage = 1000;
  expect(pages.map(({ changes }) => changes.length)).toEqual([2, 2, 1]);
  expect(pages.flatMap(({ changes }) => changes.map(({ kind, id }) => `${kind} ${id}`))).toEqual([
    `changed ${idOf("a")}`,
    `moved ${idOf("b")}`,
    `created ${idOf("new")}`,
    `trashed ${idOf("c")}`,
    `trashed ${idOf("d")}`,
  ]);
  const [rest] = await all(google.watchChanges(pages.at(-1)?.next));
  expect(rest).toEqual({ changes: [], next: pages.at(-1)?.next });
  expect(server().faults).toEqual([]);
});

test("says that a position in the list of changes is too old", async () => {
  server().settings.forgetsBefore = 1;
  const error = await failure(all(open().watchChanges("0")));
  server().settings.forgetsBefore = 0;
  expect(error).toMatchObject({ kind: "changes-lost" });
});

import { expect, test } from "vitest";
import {
  all,
  documentFile,
  DOCUMENT_ID,
  failure,
  FOLDER_ID,
  folderFile,
  ROBOT,
  useGoogle,
} from "./support/google.ts";

const { server, open } = useGoogle();
const ADDRESS = `https://docs.google.com/document/d/${DOCUMENT_ID}/edit`;

test("reads all tabs with a service account, but only needed fields", async () => {
  server().state.put(documentFile({ editors: [ROBOT] }));
  const read = await open().getDocument(ADDRESS);
  expect(read).toMatchObject({
    id: DOCUMENT_ID,
    title: "Report",
    revision: "ALm37B",
    hasSuggestions: true,
  });
  const [tab] = read.document["tabs"] as [{ documentTab: object }];
  expect(Object.keys(tab.documentTab)).toEqual(["body"]);
  expect(read.document).not.toHaveProperty("comments");
  const withComments = await open().getDocument(DOCUMENT_ID, { comments: true });
  expect(withComments.document).toHaveProperty("comments");
  expect(server().faults).toEqual([]);
});

test("identifies the state of a view-only document by its content", async () => {
  const image = (contentUri: string) => ({ imageProperties: { contentUri } });
  const withImage = (text: string, uri: string) => {
    const file = documentFile({ text });
    const inlineObjects = { "kix.1": { inlineObjectProperties: { embeddedObject: image(uri) } } };
    const tabs = file.document.tabs.map((tab) => ({
      ...tab,
      documentTab: { ...tab.documentTab, inlineObjects },
    }));
    return { ...file, document: { ...file.document, tabs } };
  };
  const revisionOf = async (text: string, uri: string) => {
    server().state.put(withImage(text, uri));
    const { revision, hasSuggestions } = await open().getDocument(DOCUMENT_ID);
    expect(hasSuggestions).toBe(false);
    return revision;
  };
  const first = await revisionOf("Hello", "https://lh7-rt.googleusercontent.com/a");
  expect(first).toMatch(/^sha256-[0-9a-f]{40}$/);
  expect(await revisionOf("Hello", "https://lh7-rt.googleusercontent.com/b")).toBe(first);
  expect(await revisionOf("Other", "https://lh7-rt.googleusercontent.com/b")).not.toBe(first);
  expect(server().faults).toEqual([]);
});

test("follows a shortcut to a document", async () => {
  server().state.put(documentFile());
  const shortcut = {
    ...folderFile("shortcut-00000000000000000001", "To the report"),
    mimeType: "application/vnd.google-apps.shortcut",
    shortcutDetails: {
      targetId: DOCUMENT_ID,
      targetMimeType: "application/vnd.google-apps.document",
    },
  };
  server().state.put(shortcut);
  expect((await open().getDocument(shortcut.id)).title).toBe("Report");
});

test.each([
  [
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "a Word file",
    "File > Save as Google Docs",
  ],
  ["application/pdf", "a PDF", "File > Save as Google Docs"],
  ["application/vnd.google-apps.spreadsheet", "a Google Sheet", "Only Google Docs"],
  ["application/vnd.google-apps.folder", "a folder", "list the folder"],
])("refuses a file of the type %s and says what to do", async (mimeType, name, advice) => {
  server().state.put({ ...folderFile(FOLDER_ID, "Plan"), mimeType });
  const error = await failure(open().getDocument(FOLDER_ID));
  expect(error.message).toBe(`\`Plan\` is ${name}; expected a Google Doc.`);
  expect(error).toMatchObject({ kind: "not-a-document", advice: expect.stringContaining(advice) });
});

test("names the account that a document is not shared with", async () => {
  server().state.put({ ...documentFile(), readers: [] });
  const error = await failure(open().getDocument(ADDRESS));
  expect(error.kind).toBe("not-shared");
  expect(error.message).toContain(`is not shared with ${ROBOT}`);
  expect(error.advice).toBe(`Share it with ${ROBOT} as a viewer, as you would with a person.`);
});

test("says that no document has the id, and names the account", async () => {
  const error = await failure(open().getDocument("nothing-0000000000000000000001"));
  expect(error).toMatchObject({ kind: "not-found", advice: expect.stringContaining(ROBOT) });
});

test("gives the address where an API can be enabled", async () => {
  server().state.put(documentFile());
  const help =
    "https://console.developers.google.com/apis/api/docs.googleapis.com/overview?project=12";
  const disabled = {
    status: 403,
    code: "PERMISSION_DENIED",
    reason: "SERVICE_DISABLED",
    message: "Not enabled.",
  };
  server().fail({ ...disabled, help });
  const error = await failure(open().getDocument(ADDRESS));
  expect(error).toMatchObject({ kind: "api-disabled", advice: expect.stringContaining(help) });
  // People follow the help link, so one to another host is not shown.
  server().fail({ ...disabled, help: "https://console.example.net/" });
  const other = await failure(open().getDocument(ADDRESS));
  expect(other.advice).toContain(
    "https://console.cloud.google.com/apis/library/docs.googleapis.com",
  );
});

test("names the scope that a token lacks, and reports an expired token", async () => {
  server().state.put(documentFile());
  const token = server().tokens.issue({ email: ROBOT, scopes: ["openid"] });
  const poor = open({ credentials: { kind: "access-token", token } });
  const lacks = await failure(poor.getDocument(ADDRESS));
  expect(lacks).toMatchObject({
    kind: "scope",
    advice: expect.stringContaining("auth/documents.readonly"),
  });
  server().tokens.expire(ROBOT);
  const expired = await failure(poor.getDocument(ADDRESS));
  expect(expired).toMatchObject({ kind: "login", status: 401 });
});

test("requests a new token when its token is refused", async () => {
  server().state.put(documentFile());
  const google = open();
  await google.getDocument(ADDRESS);
  server().tokens.expire(ROBOT);
  expect((await google.getDocument(ADDRESS)).title).toBe("Report");
});

const LIMITED = {
  status: 429,
  code: "RESOURCE_EXHAUSTED",
  reason: "RATE_LIMIT_EXCEEDED",
  message: "Quota exceeded.",
};
const OLDER = { ...LIMITED, status: 403, code: "PERMISSION_DENIED", reason: "rateLimitExceeded" };
const DOWN = { status: 503, code: "UNAVAILABLE", message: "The service is currently unavailable." };

test("retries a call after a rate limit or server error", async () => {
  server().state.put(documentFile());
  server().fail(LIMITED, DOWN, OLDER);
  const before = server().requests.length;
  expect((await open().getDocument(ADDRESS)).title).toBe("Report");
  expect(
    server()
      .requests.slice(before)
      .filter((each) => each.includes("/v1/documents/")),
  ).toHaveLength(4);
});

test("gives up after the configured number of retries", async () => {
  server().fail(LIMITED, LIMITED, LIMITED);
  const error = await failure(open({ limits: { maxRetries: 2 } }).getDocument(ADDRESS));
  expect(error).toMatchObject({ kind: "quota", status: 429 });
});

test("waits no longer than configured when Google asks for a wait", async () => {
  server().fail({ ...LIMITED, retryAfter: 3600 });
  const error = await failure(open().getDocument(ADDRESS));
  expect(error).toMatchObject({ kind: "quota", retryAfter: 3600 });
});

test("stops reading a document over the size limit", async () => {
  server().state.put(documentFile({ text: "long ".repeat(1000) }));
  const error = await failure(open({ limits: { maxDocumentBytes: 1000 } }).getDocument(ADDRESS));
  expect(error).toMatchObject({ kind: "too-large" });
  expect(error.message).toContain("larger than 1000 bytes");
});

test("says that Google cannot be reached", async () => {
  const credentials = { kind: "access-token", token: "t" } as const;
  const away = open({ credentials, endpoint: "http://127.0.0.1:9", limits: { maxRetries: 1 } });
  const error = await failure(away.getDocument(ADDRESS));
  expect(error).toMatchObject({
    kind: "unavailable",
    advice: expect.stringContaining("HTTPS_PROXY"),
  });
});

test("aborts with the reason of the signal", async () => {
  const controller = new AbortController();
  controller.abort(new Error("enough"));
  await expect(open({ signal: controller.signal }).getDocument(ADDRESS)).rejects.toThrow("enough");
});

test("sends no token over plain HTTP except to this machine", () => {
  expect(() => open({ endpoint: "http://google.example.net" })).toThrow("expected https");
});

test("loads an image over redirects without sending a token", async () => {
  const address = server().addImage("one.png", Buffer.from("pixels"));
  const google = open();
  const { bytes, mediaType } = await google.imageBytes(
    `${address}?via=${encodeURIComponent(address)}`,
  );
  expect([Buffer.from(bytes).toString(), mediaType]).toEqual(["pixels", "image/png"]);
  const gone = await failure(google.imageBytes(`${address}-gone`));
  expect(gone).toMatchObject({
    kind: "not-found",
    advice: expect.stringContaining("read the document again"),
  });
  const elsewhere = await failure(
    google.imageBytes(`${address}?via=${encodeURIComponent("http://127.0.0.1:9/")}`),
  );
  expect(elsewhere.message).toContain("The image is not on a host of Google");
  const large = open({ limits: { maxImageBytes: 2 } });
  expect(await failure(large.imageBytes(address))).toMatchObject({ kind: "too-large" });
});

test("refuses to list a file that is not a folder", async () => {
  server().state.put(documentFile());
  const error = await failure(all(open().listFolder(DOCUMENT_ID)));
  expect(error.message).toBe("`Report` is not a folder.");
});

test("follows no redirect of an API, so the token reaches only Google", async () => {
  server().state.put(documentFile());
  server().fail({ status: 302, code: "", message: "Elsewhere." });
  const error = await failure(open().getDocument(ADDRESS));
  expect(error).toMatchObject({ kind: "unexpected", status: 302 });
});

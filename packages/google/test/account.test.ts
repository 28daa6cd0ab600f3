import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  fileStore,
  type GoogleCredentials,
  helperStore,
  logIn,
  readOAuthClient,
  readServiceAccountKey,
} from "../src/index.ts";
import {
  documentFile,
  DOCUMENT_ID,
  failure,
  folderFile,
  FOLDER_ID,
  ROBOT,
  useGoogle,
} from "./support/google.ts";

const { server, open } = useGoogle();
const CLIENT = { clientId: "client.apps.googleusercontent.com", clientSecret: "not-so-secret" };
const PERSON = "person@example.com";

async function titleWith(credentials: GoogleCredentials): Promise<string> {
  server().state.put({
    ...documentFile(),
    readers: [ROBOT, PERSON, "robot2@p.iam.gserviceaccount.com"],
  });
  return (await open({ credentials }).getDocument(DOCUMENT_ID)).title;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "google-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Logs in like a browser: follows Google's page back to this machine. */
function logInWith(endpoint: string, visit: (address: string) => Promise<void>) {
  return logIn({ client: CLIENT, endpoint, signal: new AbortController().signal, open: visit });
}

test("logs a user in with the browser, and reads with that login until it is revoked", async () => {
  const pages: string[] = [];
  const login = await logInWith(server().endpoint, async (address) => {
    const { redirect_uri: back = "" } = Object.fromEntries(new URL(address).searchParams);
    // Simulates another local program that guesses the port but not the state.
    pages.push(await (await fetch(`${back}?code=stolen&state=guessed`)).text());
    void fetch(address).then(async (response) => pages.push(await response.text()));
  });
  expect(login).toMatchObject({ kind: "user", ...CLIENT, email: PERSON });
  expect(pages[0]).toContain("This address belongs to another login");
  expect(await titleWith(login)).toBe("Report");
  server().tokens.revoke(PERSON);
  const error = await failure(titleWith(login));
  expect(error).toMatchObject({ kind: "login", advice: "Log in again." });
  expect(JSON.stringify(error) + error.stack).not.toContain(login.refreshToken);
});

test("reports that the user refused the login", async () => {
  server().settings.refusesLogins = true;
  const login = logInWith(server().endpoint, async (address) => void (await fetch(address)));
  const error = await failure(login);
  server().settings.refusesLogins = false;
  expect(error.message).toContain("refused on Google's page (access_denied)");
});

test("ends the wait for a login with the reason of the signal", async () => {
  const controller = new AbortController();
  const login = logIn({
    client: CLIENT,
    endpoint: server().endpoint,
    signal: controller.signal,
    open: () => controller.abort(new Error("enough")),
  });
  await expect(login).rejects.toThrow("enough");
});

test("requests a separate token for each scope", async () => {
  server().state.put(documentFile());
  server().state.put(folderFile(FOLDER_ID, "Handbook"));
  const key = server().tokens.addServiceAccount(ROBOT);
  const google = open({ credentials: { kind: "service-account", key } });
  await google.getDocument(DOCUMENT_ID);
  await google.describe(FOLDER_ID);
  expect(google.email).toBe(ROBOT);
  server().tokens.revoke(ROBOT);
  const error = await failure(
    open({ credentials: { kind: "service-account", key } }).getDocument(DOCUMENT_ID),
  );
  expect(error).toMatchObject({ kind: "login", advice: expect.stringContaining("new key") });
  expect(JSON.stringify(error)).not.toContain("PRIVATE KEY");
});

test("acts as a user of the Workspace, and as another service account", async () => {
  const key = server().tokens.addServiceAccount(ROBOT);
  expect(await titleWith({ kind: "service-account", key, subject: PERSON })).toBe("Report");
  const source = { kind: "service-account", key } as const;
  const target = "robot2@p.iam.gserviceaccount.com";
  expect(await titleWith({ kind: "impersonated", target, source })).toBe("Report");
  const denied = await failure(
    titleWith({ kind: "impersonated", target: "other@p.iam.gserviceaccount.com", source }),
  );
  expect(denied.kind).toBe("login");
});

test("reads the application default credentials", async () => {
  const path = join(await temporaryFolder(), "key.json");
  await writeFile(path, JSON.stringify(server().tokens.addServiceAccount(ROBOT)));
  const before = process.env["GOOGLE_APPLICATION_CREDENTIALS"];
  process.env["GOOGLE_APPLICATION_CREDENTIALS"] = path;
  onTestFinished(() => {
    delete process.env["GOOGLE_APPLICATION_CREDENTIALS"];
    if (before !== undefined) process.env["GOOGLE_APPLICATION_CREDENTIALS"] = before;
  });
  expect(await titleWith({ kind: "application-default" })).toBe("Report");
});

test("stores a login so that only its owner can read it", async () => {
  const path = join(await temporaryFolder(), "inner", "google.json");
  const store = fileStore(path);
  const login = { kind: "user", ...CLIENT, refreshToken: "1//secret", email: PERSON } as const;
  expect(await store.read()).toBeUndefined();
  await store.write(login);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await store.read()).toEqual(login);
  await chmod(path, 0o640);
  expect(await failure(store.read())).toMatchObject({ advice: `Run: chmod 600 '${path}'` });
  await chmod(path, 0o600);
  await writeFile(path, "secret");
  const broken = await failure(store.read());
  expect(broken.message).not.toContain("secret");
  expect([await store.remove(), await store.remove()]).toEqual([true, false]);
});

test("stores a login with a credential helper", async () => {
  const folder = await temporaryFolder();
  const helper = join(folder, "docker-credential-test");
  const script = `#!/bin/sh
case "$1" in
  store) cat > '${folder}/kept' ;;
  get) cat '${folder}/kept' 2> /dev/null || { echo 'credentials not found in native keychain'; exit 1; } ;;
  erase) rm '${folder}/kept' ;;
esac
`;
  await writeFile(helper, script, { mode: 0o755 });
  const store = helperStore(helper);
  expect(await store.read()).toBeUndefined();
  await store.write({ kind: "key-file", path: "/keys/robot.json" });
  expect(JSON.parse(await readFile(join(folder, "kept"), "utf8"))).toMatchObject({
    ServerURL: expect.any(String),
  });
  expect(await store.read()).toEqual({ kind: "key-file", path: "/keys/robot.json" });
  expect(await store.remove()).toBe(true);
  const missing = await failure(helperStore(join(folder, "none")).read());
  expect(missing.message).toContain("it is not installed");
});

test("describes a file that is neither a key nor a client", () => {
  expect(() => readServiceAccountKey("{")).toThrow("not a JSON object");
  expect(() => readServiceAccountKey('{"installed":{}}')).toThrow(
    "an OAuth client of a desktop app",
  );
  expect(() => readServiceAccountKey('{"type":"authorized_user"}')).toThrow(
    "its type is `authorized_user`",
  );
  expect(() => readOAuthClient('{"web":{}}')).toThrow("an OAuth client of a web application");
  const installed = { client_id: "id", client_secret: "secret" };
  expect(readOAuthClient(JSON.stringify({ installed }))).toEqual({
    clientId: "id",
    clientSecret: "secret",
  });
});

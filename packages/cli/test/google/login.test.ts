import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { ROBOT, startGoogleWith } from "../support/google.js";
import { start } from "../support/start.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** Google without credentials, and folders that persist between commands. */
async function startWorld() {
  const folder = await temporaryFolder();
  const google = await startGoogleWith(folder);
  const env = {
    XDG_CONFIG_HOME: folder,
    HOME: folder,
    DOCEXPORT_GOOGLE_ENDPOINT: google.server.endpoint,
  };
  const address = `https://docs.google.com/document/d/${google.document}/edit`;
  return {
    ...google,
    env,
    address,
    home: folder,
    stored: join(folder, "docexport", "google.json"),
  };
}

test("prints three steps to get credentials if none exist", async () => {
  const { env, address } = await startWorld();
  const { code, err } = await docexport(["convert", address, "-o", "-", "--format", "text"], env);
  expect(code).toBe(2);
  expect(err).toMatch(
    /^docexport: There are no credentials for Google\.\n {2}1\. .+\n {2}2\. .+\n {2}3\. Run: docexport login google --key key\.json\n$/,
  );
});

test("logs in with the key of a service account, shows it, and logs out", async () => {
  const { env, key, address, stored } = await startWorld();
  const login = await docexport(["login", "google", "--key", key], env);
  expect(login.err).toContain(`Documents that are shared with ${ROBOT} can be read now.`);
  expect((await stat(stored)).mode & 0o777).toBe(0o600);
  // The private key itself is not copied.
  expect(await readFile(stored, "utf8")).not.toContain("PRIVATE");
  const whoami = await docexport(["whoami"], env);
  expect(whoami).toMatchObject({
    code: 0,
    out: expect.stringContaining(`google       ${ROBOT}  from ${key}`),
  });
  const converted = await docexport(["convert", address, "--format", "text"], env);
  expect(converted).toEqual({ code: 0, out: "Hello\n", err: "" });
  expect((await docexport(["logout", "google"], env)).err).toContain("Removed the Google login");
  expect((await docexport(["convert", address, "--format", "text"], env)).code).toBe(2);
});

test("logs in with the browser and reports a revoked login", async () => {
  const { env, server, home } = await startWorld();
  const client = join(home, "client.json");
  const installed = { client_id: "id.apps.googleusercontent.com", client_secret: "not-so-secret" };
  await writeFile(client, JSON.stringify({ installed }));
  const running = await start(["login", "google", "--client", client], env);
  const [address] = await running.untilWritten(/http:\/\/\S+\/o\/oauth2\/\S+/);
  expect(await (await fetch(address)).text()).toContain("You are logged in");
  const ended = await running.ended;
  expect(ended).toMatchObject({ code: 0, err: expect.stringContaining("person@example.com") });
  const { env: service } = await startStub();
  const whoami = await docexport(["whoami", "--json"], { ...env, ...service });
  expect(JSON.parse(whoami.out)).toMatchObject({ google: { account: "person@example.com" } });
  server.tokens.revoke("person@example.com");
  const revoked = await docexport(["whoami"], { ...env, ...service });
  expect(revoked.out).toMatch(
    /google {7}person@example.com {2}from .*\n +The login expired, was revoked/,
  );
});

test("reports why a stored login is unreadable and prints the rest", async () => {
  const { env, key, stored } = await startWorld();
  const { env: service } = await startStub();
  await docexport(["login", "google", "--key", key], env);
  await chmod(stored, 0o644);
  const { code, out } = await docexport(["whoami"], { ...env, ...service });
  expect(out).toContain("Others on this machine can read the login");
  expect(out).toContain("token works  yes");
  expect(code).toBe(0);
});

test.each([
  [["login", "google"], "Expected a key or an OAuth client to log in with."],
  [["login", "google", "--key", "a", "--client", "b"], "exclude each other"],
  [["login", "google", "--key", "none.json"], "Cannot read the file: ENOENT"],
  [["login", "gogle"], "expected one of google"],
])("rejects %j", async (args, message) => {
  const { code, err } = await docexport(args);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

import { describe, expect, test } from "vitest";
import { connectControl } from "../../src/control/connect-control.js";
import { paths } from "../../src/control/protocol.js";
import { createConsoleSessions } from "../../src/operator-api/access/console-sessions.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import {
  addOperatorToken,
  bearer,
  rawRequest,
  readEvents,
  startOperated,
  type OperatedDemo,
} from "./support/operator.js";

const HOUR = 3_600_000;

function post(port: string, path: string, body: object, headers: object = {}) {
  return rawRequest(`${port}/operator/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

async function logIn({ port }: OperatedDemo, login: object): Promise<string> {
  const { status, headers } = await post(port, "session", login);
  expect(status).toBe(201);
  const [cookie = ""] = headers["set-cookie"] ?? [];
  expect(cookie).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  return cookie.split(";", 1)[0] ?? "";
}

function consoleHeaders(port: string, cookie: string) {
  return { cookie, origin: new URL(port).origin, "x-document-export-console": "1" };
}

async function linkOf(data: string, user?: string): Promise<string> {
  const control = await connectControl(data);
  const link = await control?.call(paths.console, { user });
  await control?.close();
  return String(link);
}

describe("a session of the console", () => {
  test("begins with a token, has its role, and ends its streams", async () => {
    const demo = await startOperated();
    const { port } = demo;
    const cookie = await logIn(demo, { token: await addOperatorToken(demo, "operate", "On-call") });
    const session = await rawRequest(`${port}/operator/v1/session`, { headers: { cookie } });
    expect(JSON.parse(session.text)).toMatchObject({ name: "On-call", role: "operate" });
    const { ended } = await readEvents(port, { headers: { cookie } });
    const headers = consoleHeaders(port, cookie);
    const gone = await rawRequest(`${port}/operator/v1/session`, { method: "DELETE", headers });
    expect([gone.status, gone.headers["set-cookie"]?.[0]]).toEqual([
      204,
      expect.stringContaining("document-export-console=; Max-Age=0"),
    ]);
    await ended;
    const after = await rawRequest(`${port}/operator/v1/service`, { headers: { cookie } });
    expect(after.status).toBe(401);
    expect(after.text).toContain("Your session has ended. Log in again");
  });

  test("ends when its token is revoked", async () => {
    const demo = await startOperated();
    const cookie = await logIn(demo, { token: await addOperatorToken(demo, "read") });
    await demo.service.storage.db.deleteFrom("operator_tokens").execute();
    const { status } = await rawRequest(`${demo.port}/operator/v1/service`, {
      headers: { cookie },
    });
    expect(status).toBe(401);
  });

  test("begins once through a link from the control socket", async () => {
    const data = await temporaryFolder();
    const demo = await startOperated({ data });
    const link = await linkOf(data, "ada (sudo: ben)");
    expect(link).toMatch(new RegExp(`^${demo.port}/console/#login=[\\w-]{43}$`));
    const code = link.split("=")[1];
    const cookie = await logIn(demo, { code });
    const session = await rawRequest(`${demo.port}/operator/v1/session`, { headers: { cookie } });
    expect(JSON.parse(session.text)).toMatchObject({ name: "ada (sudo: ben)", role: "admin" });
    const again = await post(demo.port, "session", { code });
    expect([again.status, JSON.parse(again.text).detail]).toEqual([
      401,
      expect.stringContaining("Run `document-export console` again"),
    ]);
  });

  test("refuses logins from other sites and limits guesses", async () => {
    const demo = await startOperated({ limits: { failedTokensPerMinute: 1 } });
    const guess = () => post(demo.port, "session", { token: "dxo_guess" });
    expect([(await guess()).status, (await guess()).status]).toEqual([401, 429]);
    const token = await addOperatorToken(demo, "admin");
    const others = { origin: "http://evil.example", "sec-fetch-site": "cross-site" };
    expect((await post(demo.port, "session", { token }, others)).status).toBe(403);
    await logIn(demo, { token });
  });
});

test("sessions end after twelve hours, codes after a minute", () => {
  const start = HOUR;
  let now = start;
  const sessions = createConsoleSessions(() => now);
  const session = sessions.begin({ user: "ada" });
  const [first, second] = [sessions.issueCode("ada"), sessions.issueCode("ada")];
  now = start + 59_000;
  expect(sessions.takeCode(first)).toBe("ada");
  expect(sessions.takeCode(first)).toBeUndefined();
  now = start + 61_000;
  expect(sessions.takeCode(second)).toBeUndefined();
  now = start + 12 * HOUR - 1;
  expect(sessions.find(session)?.endsAt).toEqual(new Date(start + 12 * HOUR));
  now = start + 12 * HOUR + 1;
  expect(sessions.find(session)).toBeUndefined();
});

test("refuses a console link without a port, with a message", async () => {
  const data = await temporaryFolder();
  await startOperated({ data, operator: { port: undefined } });
  await expect(linkOf(data)).rejects.toThrow("set `operator.port`");
});

test("names the missing role, and grants every role over the socket", async () => {
  const data = await temporaryFolder();
  const demo = await startOperated({ data });
  const read = bearer(await addOperatorToken(demo, "read"));
  const workspace = { name: "Acme" };
  const refused = await post(demo.port, "workspaces", workspace, read);
  expect([refused.status, JSON.parse(refused.text).detail]).toEqual([
    403,
    "The token lacks the scope `admin`.",
  ]);
  const { text } = await rawRequest("http://localhost/operator/v1/session", { socket: data });
  expect(JSON.parse(text)).toMatchObject({ role: "admin", expiresAt: null });
  const service = await rawRequest(`${demo.port}/operator/v1/service`, { headers: read });
  expect(JSON.parse(service.text)).toMatchObject({ yourRole: "read", url: demo.service.url });
});

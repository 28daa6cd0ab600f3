import { expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { runInProcess } from "../support/run-in-process.js";
import { NOT_SOON, startReceiver } from "../support/servers/receiver.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { until } from "../support/until.js";
import { startAdmin, type Operated } from "./data/support.js";
import { rawRequest, type RawRequest } from "./support/operator.js";

const VIEW = "/webhook-view/";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

async function register({ caller, destination }: Operated, endpoint: string): Promise<number> {
  const body = { endpoint, events: ["job.done"], connections: [destination] };
  const response = await caller.post("/v2/webhooks", body);
  return ((await response.json()) as { id: number }).id;
}

function signIn({ port }: Operated, token: string, headers: RawRequest["headers"] = {}) {
  const body = new URLSearchParams({ token }).toString();
  return rawRequest(`${port}${VIEW}`, { method: "POST", headers: { ...FORM, ...headers }, body });
}

/** Loads the page as a browser with a signed-in user does. */
function view({ port }: Operated, token: string, query = "", other: RawRequest = {}) {
  const cookie = `document-export-webhook-view=${token}`;
  return rawRequest(`${port}${VIEW}${query}`, { ...other, headers: { cookie, ...other.headers } });
}

async function startViewed(settings: Parameters<typeof startAdmin>[0] = {}) {
  const demo = await startAdmin(settings);
  const receiver = await startReceiver([503, 204], NOT_SOON);
  const webhook = await register(demo, `${receiver.url}/secret-path?key=secret-query`);
  // Uses a second receiver: the order of calls to two webhooks is random, and so is which of them gets the 503.
  const other = await register(demo, `${(await startReceiver()).url}/other`);
  const create = async (id: number, expiresAt?: string) =>
    demo.operator.createViewToken({
      webhook: id,
      body: { name: "Support", ...(expiresAt && { expiresAt }) },
    });
  return { ...demo, receiver, webhook, other, create };
}

test("a view token shows one webhook with its calls and messages", async () => {
  const demo = await startViewed();
  const { operator, caller, destination, webhook, create, receiver } = demo;
  const { token, page, expiresAt } = await create(webhook);
  expect(page).toBeNull();
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(30);
  const jobs: string[] = [];
  for (const title of ["Budget", "Report"])
    jobs.push((await caller.export(hostedDocument(title), { destination })).id);
  await until(async () => (await operator.getWebhookCalls({ webhook })).calls === 2);
  const signedIn = await signIn(demo, token);
  expect(signedIn).toMatchObject({ status: 303, headers: { location: "./" } });
  const [cookie = ""] = signedIn.headers["set-cookie"] ?? [];
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  const { status, text, headers } = await view(demo, token);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-frame-options": "DENY",
    "content-security-policy": expect.stringMatching(
      /^default-src 'none';.*frame-ancestors 'none'/,
    ),
  });
  expect(text).toContain("<dt>Calls</dt><dd>2</dd>");
  expect(text).toContain("<dt>Failed with</dt><dd>503: 1</dd>");
  expect(text).toContain(new URL(receiver.url).origin);
  expect(text).not.toMatch(/secret-|whpk_|whsk_|<script|Budget/);
  for (const job of jobs) expect(text).toContain(job);
  const { items } = await operator.listDeliveries({ webhook });
  const [message] = items;
  const found = await Promise.all(
    [jobs[0], message?.id, "doc-1", "doc-9", "secret-path", "%"].map(async (id) => {
      const { text: shown } = await view(demo, token, `?q=${encodeURIComponent(id ?? "")}`);
      return jobs.filter((job) => shown.includes(`<code>${job}</code>`)).length;
    }),
  );
  expect(found).toEqual([1, 1, 2, 0, 0, 0]);
  await operator.createPause({ body: { work: "deliveries", reason: "A flood of Example Ltd." } });
  const paused = await view(demo, token);
  expect(paused.text).toContain("<strong>Paused</strong> since ");
  expect(paused.text).not.toContain("Example Ltd.");
  await operator.disableWebhook({ webhook });
  expect((await view(demo, token)).text).toContain("<strong>Disabled</strong> since ");
  const [used] = (await operator.listViewTokens({ webhook })).items;
  expect(used?.lastUsedAt).not.toBeNull();
  expect(JSON.stringify(used)).not.toContain(token);
});

test("a view token gives access to one webhook only", async () => {
  const demo = await startViewed();
  const { port, service, webhook, other, create, operator, caller, destination } = demo;
  const { token } = await create(webhook);
  await caller.export(hostedDocument("Report"), { destination });
  const ofOther = async () => (await operator.listDeliveries({ webhook: other })).items;
  await until(async () => (await ofOther()).length > 0);
  const [foreign] = await ofOther();
  for (const query of [`?q=${foreign?.id}`, `?q=${foreign?.id}&webhook=${other}`, "?q=%00&q=x"])
    expect((await view(demo, token, query)).text).not.toContain(`<code>${foreign?.id}</code>`);
  for (const query of ["?cursor=x", `?cursor=${"A".repeat(3000)}`])
    expect((await view(demo, token, query)).status).toBe(400);
  const hostile = await view(demo, token, `?q=${encodeURIComponent('"><img src=x onerror=y>')}`);
  expect(hostile.text).not.toContain("<img");
  const bearer = { authorization: `Bearer ${token}` };
  for (const path of [
    "/operator/v1/webhooks",
    `/operator/v1/webhooks/${webhook}`,
    "/operator/v1/events",
  ])
    expect((await rawRequest(`${port}${path}`, { headers: bearer })).status).toBe(401);
  const asCookie = { cookie: `document-export-console=${token}` };
  expect((await rawRequest(`${port}/operator/v1/jobs`, { headers: asCookie })).status).toBe(401);
  const session = {
    body: JSON.stringify({ token }),
    headers: { "content-type": "application/json" },
  };
  const begun = await rawRequest(`${port}/operator/v1/session`, { method: "POST", ...session });
  expect(begun.status).toBe(401);
  expect((await rawRequest(`${service.url}/v2/webhooks`, { headers: bearer })).status).toBe(401);
  for (const method of ["PUT", "DELETE", "PATCH"])
    expect((await view(demo, token, "", { method })).status).toBe(405);
  for (const path of ["41", "../console/x", "style.css/x"])
    expect((await view(demo, token, path)).status, path).toBe(404);
});

test("refuses expired, revoked, guessed and duplicate tokens, and limits attempts", async () => {
  const demo = await startViewed({ limits: { failedTokensPerMinute: 7 } });
  const { operator, service, webhook, other, create, audit } = demo;
  const [expired, revoked, valid] = [
    await create(webhook),
    await create(webhook),
    await create(webhook),
  ];
  const ofOther = await create(other);
  await service.storage.db
    .updateTable("view_tokens")
    .set({ expires_at: new Date(Date.now() - 1) })
    .where("id", "=", expired.id)
    .execute();
  await expect(
    operator.revokeViewToken({ webhook: other, token: revoked.id }),
  ).rejects.toMatchObject({ status: 404 });
  expect((await view(demo, revoked.token)).status).toBe(200);
  await operator.revokeViewToken({ webhook, token: revoked.id });
  const guessed = `dxv_${"a".repeat(43)}`;
  for (const token of [expired.token, revoked.token, guessed]) {
    expect((await view(demo, token)).status).toBe(401);
    const refused = await signIn(demo, token);
    expect(refused).toMatchObject({
      status: 401,
      text: expect.stringContaining("unknown, revoked"),
    });
    expect(refused.text).not.toContain(token);
  }
  const doubled = `${valid.token}; document-export-webhook-view=x`;
  expect((await view(demo, doubled)).text).toContain("<h1>See a webhook</h1>");
  const { db } = service.storage;
  for (const table of ["webhook_events", "webhook_connections"] as const)
    await db.deleteFrom(table).where("webhook_id", "=", webhook).execute();
  await db.deleteFrom("webhooks").where("id", "=", webhook).execute();
  expect((await view(demo, valid.token)).status).toBe(401);
  const limited = await signIn(demo, guessed);
  expect(limited).toMatchObject({ status: 429, headers: { "retry-after": expect.any(String) } });
  expect((await view(demo, ofOther.token)).status).toBe(200);
  expect(await audit()).toContainEqual(["view-token.revoke", `view token ${revoked.id}`]);
});

test("pages of other sites cannot sign in, read or frame the page", async () => {
  const demo = await startViewed({
    operator: { port: 0, viewUrl: "https://status.example.com/a" },
  });
  const { port, webhook, create } = demo;
  const { token, page } = await create(webhook);
  expect(page).toBe("https://status.example.com/a/webhook-view/");
  const { host } = new URL(port);
  for (const origin of ["https://evil.example", "null", "http://127.0.0.1:1"])
    expect((await signIn(demo, token, { origin })).status).toBe(403);
  expect(
    (await view(demo, token, "", { headers: { "sec-fetch-site": "cross-site" } })).status,
  ).toBe(403);
  const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  expect((await view(demo, token, "", { headers: link })).status).toBe(200);
  // An operator's browser has the cookie of the console too.
  const both = { origin: `http://${host}`, cookie: "document-export-console=dxs_x" };
  expect((await signIn(demo, token, both)).status).toBe(303);
  const proxied = { host: "status.example.com", origin: "https://status.example.com" };
  const signedIn = await signIn(demo, token, proxied);
  expect(signedIn.headers["set-cookie"]?.[0]).toMatch(/; Secure$/);
  expect((await view(demo, token, "", { headers: proxied })).status).toBe(200);
  for (const path of ["/", "/console/", "/operator/v1/service", "/webhook-viewer"])
    expect((await rawRequest(`${port}${path}`, { headers: proxied })).status).toBe(403);
  const large = await signIn(demo, "a".repeat(2000));
  expect(large.status).toBe(413);
});

test("allows at most ten view tokens per webhook, for a year", async () => {
  const data = await temporaryFolder();
  const demo = await startViewed({ data });
  const { operator, webhook, create } = demo;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (const days of [-1, 367])
    await expect(create(webhook, day(days))).rejects.toMatchObject({ status: 422 });
  await expect(create(999)).rejects.toMatchObject({ status: 404 });
  const attempts = Array.from({ length: 12 }, () => create(webhook, day(1)));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  const run = async (...args: string[]) =>
    (await runInProcess(["webhooks", ...args, "--data", data])).output;
  expect((await run("view-tokens", String(webhook))).match(/Support/g)).toHaveLength(10);
  const [{ id = 0 } = {}] = (await operator.listViewTokens({ webhook })).items;
  expect(await run("remove-view-token", String(webhook), String(id))).toContain("is revoked");
  expect(await run("add-view-token", "1", "Support")).toMatch(/^dxv_[\w-]{43}$/m);
});

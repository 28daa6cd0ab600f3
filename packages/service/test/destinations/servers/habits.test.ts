import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { prepareConnection } from "../../../src/destinations/connection-kinds.js";
import { httpKind } from "../../../src/destinations/http-destination.js";
import { sftpKind } from "../../../src/destinations/sftp/sftp-destination.js";
import { webdavKind } from "../../../src/destinations/webdav/webdav-destination.js";
import { publication } from "../../support/publication.js";
import { type HttpHabits, startHttp } from "../../support/servers/http-habits.js";
import { localOutbound } from "../../support/servers/local-outbound.js";
import { startResponder } from "../../support/servers/responder.js";
import { type SftpHabits, startPlainSftp } from "../../support/servers/sftp-habits.js";
import { startWebdav, type Habits } from "../../support/servers/webdav-habits.js";

const dav = (url: string) => webdavKind.open({ url }, {}, localOutbound);

test("refuses to overwrite another's file on servers that ignore `Overwrite: F`", async () => {
  const { url, files } = await startWebdav({ ignoresOverwrite: true });
  files.set("/a/b.md", "foreign");
  await expect(dav(url).publish(publication)).rejects.toThrow("belongs to something else");
  expect([...files]).toEqual([["/a/b.md", "foreign"]]);
  const resumed = { ...publication, attempt: 2, resumed: true };
  files.set("/a/b.md", "mine");
  expect(await dav(url).publish(resumed)).toMatchObject({ reference: "a/b.md" });
  expect([...files]).toEqual([["/a/b.md", "mine"]]);
});

test.each<[string, Habits]>([
  ["403 of a folder that exists", { existing: 403 }],
  ["406 of a folder that exists", { existing: 406 }],
  ["409 of a folder that exists", { existing: 409 }],
  ["423 of a folder that exists", { existing: 423 }],
  ["301 of a folder that exists, without PROPFIND", { existing: 301, lacksPropfind: true }],
  ["502 of a destination with the scheme of its proxy", { scheme: "https" }],
])("a WebDAV server may say %s", async (_, habits) => {
  const { url, files } = await startWebdav(habits);
  await dav(url).publish(publication);
  await dav(url).publish({ ...publication, target: "a/c.md" });
  expect([...files.keys()].sort()).toEqual(["/a/b.md", "/a/c.md"]);
});

test("publishes to a WebDAV server that reports missing files inside a 207", async () => {
  const { url, files } = await startWebdav({ findsMissing: true });
  await dav(url).publish(publication);
  await expect(dav(url).publish({ ...publication, job: "other" })).rejects.toThrow(
    "already exists",
  );
  expect([...files]).toEqual([["/a/b.md", "mine"]]);
});

test("reports a failed move inside a 207 as a failure", async () => {
  const { url, files } = await startWebdav({ failedMove: 423 });
  await expect(dav(url).publish(publication)).rejects.toThrow("423 to the move of the upload");
  expect([...files]).toEqual([]);
});

test("removes an unchanged result although the server's clock is hours ahead", async () => {
  const { url, files } = await startWebdav({ clockAhead: 7_200_000 });
  await dav(url).publish(publication);
  const { target: reference, job } = publication;
  const result = { reference, images: "none", job, publishedAt: new Date() };
  expect(await dav(url).remove?.(result)).toBe("removed");
  expect([...files]).toEqual([]);
});

test("check names a server that overwrites although told not to", async () => {
  const { url, files } = await startWebdav({ ignoresOverwrite: true });
  expect(await dav(url).check()).toEqual([expect.stringContaining("`Overwrite: F`")]);
  const replacing = webdavKind.open({ url, onExisting: "replace" }, {}, localOutbound);
  expect(await replacing.check()).toEqual([]);
  expect(await dav((await startWebdav({})).url).check()).toEqual([]);
  expect([...files]).toEqual([]);
});

async function openSftp(habits: SftpHabits = {}) {
  const { port, hostKey, files } = await startPlainSftp(habits);
  const settings = { host: "127.0.0.1", port, username: "u", folder: "/share", hostKey };
  const read = sftpKind.read?.(settings, { password: "p" }, localOutbound);
  return { files, read, destination: sftpKind.open(settings, { password: "p" }, localOutbound) };
}

test("retries on an SFTP server that reports only a general failure", async () => {
  const { files, destination } = await openSftp({ onlyFailure: true });
  await destination.publish({ ...publication, attempt: 2, resumed: true });
  await destination.publish({ ...publication, attempt: 3, resumed: true });
  expect([...files.keys()]).toEqual(["/share/a/b.md"]);
});

test.each([0, 2 ** 40])(
  "reads from an SFTP server that reports %i for every size",
  async (size) => {
    const { destination, read } = await openSftp({ size });
    await destination.publish(publication);
    await destination.publish({ ...publication, attempt: 2, resumed: true });
    expect(String(await read?.("a/b.md", 4))).toBe("mine");
    await expect(read?.("a/b.md", 3)).rejects.toThrow("longer than 3 bytes");
  },
);

test("check names an SFTP server whose rename overwrites, and cleans up", async () => {
  const { files, destination } = await openSftp();
  expect(await destination.check()).toEqual([expect.stringContaining("rename overwrites")]);
  expect([...files]).toEqual([]);
});

test("keeps another's file on an SFTP server whose rename overwrites", async () => {
  const { files, destination } = await openSftp();
  files.set("/share/a/b.md", Buffer.from("foreign"));
  await expect(destination.publish(publication)).rejects.toThrow("belongs to something else");
  expect([...files].map(([path, text]) => [path, String(text)])).toEqual([
    ["/share/a/b.md", "foreign"],
  ]);
});

test("publishes and replaces on an SFTP server without extensions, without leftover parts", async () => {
  const { files, destination } = await openSftp();
  await destination.publish(publication);
  const again = { ...publication, bytes: Buffer.from("newer"), replace: true };
  await destination.publish(again);
  expect([...files].map(([path, text]) => [path, String(text)])).toEqual([
    ["/share/a/b.md", "newer"],
  ]);
});

/** Starts a server that responds with 200 to everything, and records the requests. */
async function startCatchAll(page = "Welcome") {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume().on("end", () => response.writeHead(200).end(page));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test("export and check name a server that responds to every GET", async () => {
  const { url } = await startCatchAll();
  const refused = httpKind.open({ url }, {}, localOutbound);
  await expect(refused.publish(publication)).rejects.toThrow("`onExisting` to `replace`");
  await expect(refused.check()).rejects.toThrow("or `method` to `POST`");
  for (const settings of [{ onExisting: "replace" }, { method: "POST" }])
    await httpKind.open({ url, ...settings }, {}, localOutbound).check();
});

test.each<[string, HttpHabits, RegExp | undefined]>([
  ["obeys it", {}, undefined],
  ["ignores it", { ignoresCondition: true }, /ignores the condition.*WebDAV.*`replace`/],
  ["has no DELETE", { statuses: { DELETE: 405 } }, /could not find out.*because.*405 to a DELETE/],
  ["takes no such name", { statuses: { PUT: 422 } }, /could not find out.*because.*422 to a PUT/],
])("the check tries the condition of a PUT on a server that %s", async (_, habits, said) => {
  const { url, files } = await startHttp(habits);
  const fallen = await httpKind.open({ url }, {}, localOutbound).check();
  expect(fallen).toEqual(said ? [expect.stringMatching(said)] : []);
  expect(await httpKind.open({ url, onExisting: "replace" }, {}, localOutbound).check()).toEqual(
    [],
  );
  expect([...files]).toEqual([]);
});

test("the check of a connection that posts sends nothing to store", async () => {
  const { url, asked } = await startHttp({});
  expect(await httpKind.open({ url, method: "POST" }, {}, localOutbound).check()).toEqual([]);
  expect(asked).toEqual(["HEAD"]);
});

test.each([403, 405, 429])("the check fails where uploads get %i", async (status) => {
  const { url } = await startHttp({ statuses: { PUT: status } });
  await expect(httpKind.open({ url }, {}, localOutbound).check()).rejects.toThrow(String(status));
});

const LOG_IN = '<html><head><title>Log in</title></head><input type="password" name="p"></html>';

test.each([{}, { onExisting: "replace" }, { method: "POST" }])(
  "export and check name a page to log in that responds with 200: %j",
  async (settings) => {
    const { url } = await startCatchAll(LOG_IN);
    const { check, publish } = httpKind.open({ url, ...settings }, {}, localOutbound);
    for (const attempt of [check, () => publish(publication)])
      await expect(attempt()).rejects.toThrow("a page to log in");
  },
);

test.each([
  ["/login?next=%2F", "looks like a page to log in"],
  ["/files/a", "It redirects to `http://127.0.0.1:"],
])("names the target of a redirect on the same server: %s", async (location, said) => {
  const { url } = await startResponder(302, { location });
  const { check, publish } = httpKind.open({ url }, {}, localOutbound);
  for (const attempt of [check, () => publish(publication)])
    await expect(attempt()).rejects.toThrow(said);
});

const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
test.each([
  [503, "600", 600],
  [429, inTwoMinutes, 60],
])("keeps how long a server that responds with %i asks to wait: %s", async (status, after, min) => {
  const { url } = await startResponder(status, { "retry-after": after });
  const error = await httpKind
    .open({ url, method: "POST" }, {}, localOutbound)
    .publish(publication)
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    retryAfter: expect.any(Number),
    message: expect.stringContaining("asks to wait"),
  });
  expect(Number(Object(error).retryAfter)).toBeGreaterThanOrEqual(min);
});

test.each([100, 102, 103] as const)(
  "publishes once to a server that sends %i unasked",
  async (interim) => {
    const { url, files, asked } = await startHttp({ interim });
    for (const onExisting of ["refuse", "replace"]) {
      const replace = onExisting === "replace";
      await httpKind
        .open({ url, onExisting }, {}, localOutbound)
        .publish({ ...publication, replace });
    }
    expect([...files]).toEqual([["/a/b.md", "mine"]]);
    expect(asked.filter((method) => method === "PUT")).toHaveLength(2);
  },
);

test("says after one POST that a server sends 100 unasked", async () => {
  const { url, asked } = await startHttp({ interim: 100, statuses: { POST: 201 } });
  const { publish } = httpKind.open({ url, method: "POST" }, {}, localOutbound);
  await expect(publish(publication)).rejects.toMatchObject({
    name: "DeliveryRefusedError",
    message: expect.stringMatching(/`100 Continue`.*may have stored.*Turn this off/),
  });
  expect(asked).toEqual(["POST"]);
});

test.each([
  [{}, []],
  [{ publicUrl: "https://w.example" }, ["https://w.example/a/b.md"]],
])("gives no link to the progress of a result accepted with 202: %j", async (settings, links) => {
  const { url } = await startHttp({ statuses: { POST: 202 }, headers: { location: "/tasks/7" } });
  const { publish } = httpKind.open({ url, method: "POST", ...settings }, {}, localOutbound);
  const published = await publish(publication);
  expect(published).toMatchObject({ isPending: true });
  expect(published.links.map((link) => link.url)).toEqual(links);
});

test("looks whether a PUT that responds with 303 stored the result", async () => {
  const headers = { location: "/files" };
  const { url, files } = await startHttp({ stored: 303, headers });
  await httpKind.open({ url }, {}, localOutbound).publish(publication);
  expect([...files]).toEqual([["/a/b.md", "mine"]]);
  const elsewhere = await startHttp({ statuses: { PUT: 303 }, headers });
  const { publish } = httpKind.open({ url: elsewhere.url }, {}, localOutbound);
  await expect(publish(publication)).rejects.toThrow("303 to the upload. It redirects to");
});

test("stores the location of a POST that responds with 303", async () => {
  const { url } = await startResponder(303, { location: "/posts/7" });
  const destination = httpKind.open({ url, method: "POST" }, {}, localOutbound);
  const { links } = await destination.publish(publication);
  expect(links).toEqual([{ title: "Report", url: new URL("/posts/7", url).href }]);
});

test("keeps the query of the URL after the path of a result", async () => {
  const { url, asked } = await startCatchAll();
  const settings = { url: `${url}/up/?token=abc`, method: "POST" };
  await httpKind.open(settings, {}, localOutbound).publish(publication);
  expect(asked).toEqual(["POST /up/a/b.md?token=abc"]);
});

test.each([
  ["http", { url: "https://files.example/#part" }, {}, "no fragment"],
  ["http", { url: "https://files.example/", publicUrl: "javascript:alert(1)" }, {}, "publicUrl"],
  ["webdav", { url: "https://d.example/", publicUrl: "data:text/html,x" }, {}, "publicUrl"],
  ["http", { url: "https://a.example/", headers: { "X-A": "1\r\nB: 2" } }, {}, "no line break"],
  ["http", { url: "https://a.example/" }, { authorization: "Bearer a\nb" }, "no line break"],
])("a connection `%s` with %j %j is refused if it is set", (kind, settings, secrets, reason) => {
  expect(() => prepareConnection(kind, { settings, secrets })).toThrow(reason);
});

import { expect, test } from "vitest";
import { webdavKind } from "../../../src/destinations/webdav/webdav-destination.js";
import { publication } from "../../support/publication.js";
import { localOutbound } from "../../support/servers/local-outbound.js";
import { startWebdav, type Habits } from "../../support/servers/webdav-habits.js";

const open = (url: string, password = "p") =>
  webdavKind.open({ url }, { username: "u", password }, localOutbound);
const DIGEST =
  'Digest realm="dav, too", qop="auth,auth-int", nonce="n==", algorithm=SHA-256, opaque="o"';

const slashed = (path: string) => (path.endsWith("/a") ? `${path}/` : undefined);

test.each<[string, Habits]>([
  ["asks for Digest credentials", { asks: DIGEST }],
  ["asks for either Basic or Digest credentials", { asks: `Basic realm="dav", ${DIGEST}` }],
  ["responds with 400 to a destination that is not a path", { wantsPath: 400 }],
  ["responds with 403 to a destination that is not a path", { wantsPath: 403 }],
  ...[301, 302, 307, 308].map((status): [string, Habits] => [
    `redirects folders with ${status} to their address without a slash`,
    { redirects: [status, (path) => (path.endsWith("/") ? path.slice(0, -1) : undefined)] },
  ]),
  [
    "redirects folders that exist to their address with a slash",
    { redirects: [301, (path, method) => (method === "PROPFIND" ? slashed(path) : undefined)] },
  ],
])("publishes to a WebDAV server that %s", async (_, habits) => {
  const { url, files } = await startWebdav(habits);
  await open(url).check();
  await open(url).publish({ ...publication, target: "a/ü & b.md" });
  expect([...files.keys()]).toEqual(["/a/%C3%BC%20%26%20b.md"]);
});

test.each<[string, Habits, RegExp]>([
  ["credentials of another kind", { asks: "NTLM" }, /kind `NTLM`.*`Basic` and `Digest`/],
  ["an address without WebDAV", { isNoShare: true }, /Set `url` to the WebDAV address/],
  [
    "the address with HTTPS",
    { redirects: [301, (path) => `https://127.0.0.1${path}`] },
    /same path at `https:\/\/127\.0\.0\.1`: begin the address of the connection/,
  ],
  [
    "the address of another folder",
    { redirects: [302, (path) => `/dav${path}`] },
    /redirects to `http:.*\/dav\/.*use that address/,
  ],
  ["a move that a proxy changes", { moves: 403 }, /took the upload.*`Destination`/],
])("export and check name %s", async (_, habits, message) => {
  const { url, files } = await startWebdav(habits);
  const { check, publish } = open(url);
  for (const attempt of [check, () => publish(publication)])
    await expect(attempt()).rejects.toMatchObject({
      name: "DeliveryRefusedError",
      message: expect.stringMatching(message),
    });
  expect([...files]).toEqual([]);
});

test.each([
  [507, "NoRoomError", /has no room.*507/],
  [423, "Error", /423 to /],
])(
  "names %i inside the 207 of an upload, and leaves nothing behind",
  async (status, name, said) => {
    const { url, files } = await startWebdav({ failedUpload: status });
    for (const attempt of [open(url).check, () => open(url).publish(publication)])
      await expect(attempt()).rejects.toMatchObject({ name, message: expect.stringMatching(said) });
    expect([...files]).toEqual([]);
  },
);

test("names a wrong password for Digest", async () => {
  const { url } = await startWebdav({ asks: DIGEST });
  await expect(open(url, "no").publish(publication)).rejects.toThrow("Check the credentials");
});

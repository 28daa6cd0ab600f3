import { expect, test } from "vitest";
import { sftpKind } from "../../../src/destinations/sftp/sftp-destination.js";
import { publication } from "../../support/publication.js";
import { localOutbound } from "../../support/servers/local-outbound.js";
import { until } from "../../support/until.js";
import { type SftpHabits, startPlainSftp } from "../../support/servers/sftp-habits.js";

async function open(habits: SftpHabits, more: object = {}, secrets: object = { password: "p" }) {
  const { port, hostKey, files, connections } = await startPlainSftp(habits);
  const settings = { host: "127.0.0.1", port, username: "u", folder: "/share", hostKey, ...more };
  return { files, connections, destination: sftpKind.open(settings, secrets, localOutbound) };
}

test.each<[string, SftpHabits, object]>([
  ["asks for the password in a dialog", { asksForPassword: true }, {}],
  ["has several host keys, and the setting names the last", { hasMoreKeys: true }, {}],
  ["has a link in place of the folder", {}, { folder: "/link" }],
])("publishes to a server that %s", async (_, habits, settings) => {
  const { destination, files } = await open(habits, settings);
  await destination.check();
  await destination.publish(publication);
  expect([...files.keys()]).toEqual([expect.stringMatching(/\/a\/b\.md$/)]);
});

test("refuses a link below the folder of the connection", async () => {
  const { destination } = await open({}, { folder: "/" });
  const below = { ...publication, target: "link/b.md" };
  await expect(destination.publish(below)).rejects.toThrow();
});

test.each<[string, SftpHabits, object, object, RegExp]>([
  [
    "a wrong password in a dialog",
    { asksForPassword: true },
    {},
    { password: "no" },
    /Check the cred/,
  ],
  [
    "a private key that is none",
    {},
    {},
    { privateKey: "x" },
    /private key cannot be read \(.*`passphrase`/,
  ],
  [
    "a server with old algorithms only",
    { isOld: true },
    {},
    {},
    /no key exchange algorithm in common/,
  ],
  ["a folder that may not be created", { denied: "MKDIR" }, {}, {}, /`u` may not write `a\/b\.md`/],
  ["a file that may not be created", { denied: "OPEN" }, {}, {}, /`u` may not write `a\/b\.md`/],
  [
    "another host key, with those that the server shows",
    { hasMoreKeys: true },
    { hostKey: `SHA256:${"A".repeat(43)}` },
    {},
    /shows `SHA256:.{43}` \(ssh-ed25519\), `SHA256:.{43}` \(ssh-rsa\).*set `hostKey`/,
  ],
])("names %s", async (_, habits, settings, secrets, message) => {
  const { destination, files } = await open(habits, settings, { password: "p", ...secrets });
  await expect(destination.publish(publication)).rejects.toMatchObject({
    name: "DeliveryRefusedError",
    message: expect.stringMatching(message),
  });
  expect([...files]).toEqual([]);
});

test("names a used-up quota in the check too", async () => {
  const { destination, files } = await open({ isFull: true });
  for (const attempt of [destination.check, () => destination.publish(publication)])
    await expect(attempt()).rejects.toMatchObject({
      name: "NoRoomError",
      message: expect.stringContaining("its quota is used up"),
    });
  expect([...files]).toEqual([]);
});

test.each<[string, SftpHabits["codes"], string, RegExp]>([
  ["a used-up quota (15)", { WRITE: 15 }, "NoRoomError", /quota is used up/],
  ["a full disk (14) at the end", { CLOSE: 14 }, "NoRoomError", /disk is full/],
  ["a write-protected disk (12)", { OPEN: 12 }, "DeliveryRefusedError", /write-protected/],
  ["a name that it refuses (20)", { OPEN: 20 }, "DeliveryRefusedError", /refuses the name/],
  ["a folder that it may not make (12)", { MKDIR: 12 }, "DeliveryRefusedError", /write-protected/],
  ["a lock (17)", { RENAME: 17 }, "Error", /locked/],
  ["a status that nobody knows (99)", { RENAME: 99 }, "Error", /99/],
])("names %s and leaves nothing behind", async (_, codes = {}, name, message) => {
  const { destination, files } = await open({ codes });
  await expect(destination.publish(publication)).rejects.toMatchObject({
    name,
    message: expect.stringMatching(message),
  });
  expect([...files]).toEqual([]);
});

test.each([10, 19])("publishes where a missing file has the status %i", async (missing) => {
  const { destination, files } = await open({ codes: { missing } });
  await destination.check();
  await destination.publish({ ...publication, attempt: 2, resumed: true });
  expect([...files.keys()]).toEqual(["/share/a/b.md"]);
});

test("closes a connection that the client could not use", async () => {
  const { destination, connections } = await open({}, {}, { privateKey: "no key" });
  await expect(destination.publish(publication)).rejects.toThrow("private key");
  await until(async () => (await connections()) === 0);
});

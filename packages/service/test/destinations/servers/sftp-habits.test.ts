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

test("closes a connection that the client could not use", async () => {
  const { destination, connections } = await open({}, {}, { privateKey: "no key" });
  await expect(destination.publish(publication)).rejects.toThrow("private key");
  await until(async () => (await connections()) === 0);
});

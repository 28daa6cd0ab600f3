import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createDatabase } from "@document-export/local-servers";
import { expect, onTestFinished, test } from "vitest";
import { recordChange } from "../../src/audit/audit-log.js";
import { addToken } from "../../src/storage/statements/tokens.js";
import { addConnection } from "../../src/storage/statements/connections.js";
import { runInProcess } from "../support/run-in-process.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";
import { emptyStorage } from "../support/storage/empty-storage.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const doctor = (data: string, ...flags: readonly string[]) =>
  runInProcess(["doctor", "--data", data, ...flags]);

test("doctor checks the running service's settings, and its own if different", async () => {
  const { data } = await sharedDemo();
  const env = { DOCUMENT_EXPORT_SECRET_KEY: randomBytes(32).toString("base64") };
  const { code, output } = await runInProcess(["doctor", "--data", data], env);
  expect(output).toMatch(/^ok +settings +a service runs here: /mu);
  expect(output).toMatch(/^ok +signing keys .* \(settings of the service\)$/mu);
  expect(output).toMatch(/^error +signing keys .*another key.* \(settings of this command\)$/mu);
  expect(output).toMatch(/^ok +data folder .* \(settings of the service and this command\)$/mu);
  expect(output).toMatch(/^ok +migrations +all have run$/mu);
  expect(code).toBe(1);
});

test("doctor accepts working destinations and names each failing one", async () => {
  const data = await temporaryFolder();
  const { service, workspace, destination, folder } = await startDemo({ data });
  const http = { workspace, name: "Inside", role: "destination", kind: "http" } as const;
  const healthy = await doctor(data);
  expect(healthy).toMatchObject({ code: 0, output: expect.not.stringContaining("error") });
  expect(healthy.output).toContain(`connection ${destination}     Demo folder (directory) accepts`);

  const settings = { url: "http://127.0.0.1:9/results" };
  const refused = await addConnection(service.storage.db, { ...http, settings });
  await service.stop();
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, "no folder");
  const ill = await doctor(data);
  expect(ill.code).toBe(1);
  expect(ill.output).toMatch(/^ok +settings +no service runs here/mu);
  expect(ill.output).toMatch(new RegExp(`error +connection ${destination} +Demo folder`, "u"));
  expect(ill.output).toMatch(
    new RegExp(`error +connection ${refused} +Inside \\(http\\): .*public address`, "u"),
  );
  expect(ill.output).toMatch(/ok +locale +ignores case in all letters/u);
  expect(ill.output).toMatch(/ok +migrations +all have run/u);
});

const server = process.env["TEST_DATABASE_URL"];

test.skipIf(server === undefined)(
  "doctor warns about a locale whose searches are case-sensitive",
  async () => {
    const options = "encoding 'UTF8' locale 'C' template template0";
    const database = await createDatabase(server ?? "", "locale_c", options);
    const { code, output } = await doctor(await temporaryFolder(), "--database-url", database);
    expect(code).toBe(0);
    expect(output).toMatch(/warning +locale +.*does not find `Ä`; create it with `encoding 'UTF8'/);
  },
);

test("doctor lists the migrations of an unmigrated database without running them", async () => {
  const data = await temporaryFolder();
  await (await emptyStorage(data)).close();
  const first = await doctor(data);
  const second = await doctor(data);
  for (const { code, output } of [first, second]) {
    expect(code).toBe(0);
    expect(output).toMatch(/warning +migrations +0001-initial/u);
  }
});

/** Starts a server whose clock is slow by some minutes, and returns its port. */
async function startClock(minutes: number): Promise<number> {
  const server = createServer((_request, response) => {
    response.sendDate = false;
    const date = new Date(Date.now() - minutes * 60_000).toUTCString();
    response.writeHead(200, { date }).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test("doctor names what an auditor checks, with what to do", async () => {
  const data = await temporaryFolder();
  const { service, workspace } = await startDemo({ data });
  const { db } = service.storage;
  const token = { workspace, source: 1, scopes: [], hash: Buffer.from("x"), now: new Date() };
  await addToken(db, { ...token, name: "endless", expiresAt: null });
  const sink = { workspace, name: "Plain", role: "destination", kind: "http" } as const;
  const url = "http://192.0.2.7/results?key=hidden";
  const plain = await addConnection(db, { ...sink, settings: { url } });
  const ahead = `http://127.0.0.1:${await startClock(-5)}/results`;
  await addConnection(db, { ...sink, settings: { url: ahead } });
  await service.stop();
  await chmod(data, 0o755);
  await chmod(join(data, "secret.key"), 0o640);
  const config = join(data, "settings.json");
  const settings = { durability: "relaxed", destinations: { allowLoopback: true } };
  await writeFile(config, JSON.stringify(settings));
  const { output } = await doctor(data, "--config", config);
  for (const line of [
    /warning +tokens +\d of \d never expire \(.*endless\); create others/,
    new RegExp(`warning +connection ${plain} +http://192\\.0\\.2\\.7/results is called with HTTP`),
    /warning +permissions +\S+ has the mode 755: others can read it; `chmod o-rwx/,
    /warning +permissions +\S+secret\.key has the mode 640: .* `chmod 600/,
    /warning +backup +there was none; `document-export backup FILE --with-key`/,
    /warning +storage +embedded: .*`durability: full` prevents that/,
    /warning +clock +is (?:299|300|301) seconds behind 127\.0\.0\.1/,
  ])
    expect(output).toMatch(line);
  expect(output).not.toContain("hidden");
});

test("doctor reports no problem for a valid folder, backup and clock", async () => {
  const data = await temporaryFolder();
  const folder = join(data, "made");
  const { service, workspace } = await startDemo({ data: folder });
  const { db } = service.storage;
  const port = await startClock(0);
  const settings = { url: `http://127.0.0.1:${port}/results` };
  await addConnection(db, { workspace, name: "Own", role: "destination", kind: "http", settings });
  await db
    .updateTable("tokens")
    .set({ expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  await recordChange(db, { action: "database.backup", subject: "database" });
  await service.stop();
  await chmod(folder, 0o700);
  const config = join(data, "settings.json");
  await writeFile(config, JSON.stringify({ destinations: { allowLoopback: true } }));
  const { output } = await doctor(folder, "--config", config, "--durability", "full");
  for (const what of ["tokens", "transport", "permissions", "backup", "storage"])
    expect(output).toMatch(new RegExp(`^ok +${what} `, "mu"));
  expect(output).toContain(`agrees with 127.0.0.1:${port}`);
});

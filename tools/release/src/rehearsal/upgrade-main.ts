// Upgrades a service in place from a local registry, as its operator does: 1.0.0 with data, then 1.0.1 and 1.1.0
// versioned by changesets, on the embedded storage and on PostgreSQL, with two versions side by side, and the
// downgrade. Prints a line for each step; exits with 1 on an unexpected result. Run `node
// src/rehearsal/upgrade-main.ts` after a build.
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { OWNER_FILE, ownerOrExample, readOwnerFile } from "../owner.ts";
import { packPackages } from "../pack/pack-packages.ts";
import { publicPackages } from "../pack/public-packages.ts";
import { ROOT } from "../root.ts";
import { makeVersion, type AddedMigration } from "./make-version.ts";
import { nextVersions, type Versions } from "./next-versions.ts";
import { publishAll, startRegistry, type Registry } from "./registry.ts";
import { openShell } from "./shell.ts";
import { exportBeside, exportOnce, install, refusalOf, startDemo } from "./upgrade.ts";

const SERVICE = "@document-export/service";
const NEXT: AddedMigration = { name: "9998-next", compatibleSince: "0001-initial" };
const BREAKING: AddedMigration = { name: "9999-breaking", compatibleSince: "9999-breaking" };
const work = await mkdtemp(join(tmpdir(), "document-export-upgrade-"));
const registry = await startRegistry(join(work, "registry"));
const postgres = await startPostgres();
try {
  await publishVersions(registry);
  await upgradeInPlace();
  await refuseOldVersion();
  if ("missing" in postgres) console.log(`PostgreSQL: skipped, ${postgres.missing}`);
  else await upgradeOnPostgres(postgres.url);
} finally {
  if ("stop" in postgres) await postgres.stop();
  await registry.stop();
  await rm(work, { recursive: true, force: true, maxRetries: 3 });
}

/** Publishes 1.0.0, a patch, a minor version that adds to the schema, and one that breaks it despite 1.x. */
async function publishVersions(to: Registry): Promise<void> {
  const packages = await publicPackages(ROOT);
  const owner = ownerOrExample(await readOwnerFile(join(ROOT, OWNER_FILE)));
  const packed = await packPackages(ROOT, join(work, "packages"), owner);
  const first: Versions = new Map(packages.map(({ manifest }) => [manifest.name, "1.0.0"]));
  const change = (level: string) => `---\n"${SERVICE}": ${level}\n---\n\nA change.\n`;
  const patch = await nextVersions(ROOT, packages, change("patch"), first);
  const minor = await nextVersions(ROOT, packages, change("minor"), patch);
  const breaking = await nextVersions(ROOT, packages, change("minor"), minor);
  const made = [
    [first, undefined],
    [patch, undefined],
    [minor, NEXT],
    [breaking, BREAKING],
  ] as const;
  let published: Versions = new Map();
  for (const [versions, migration] of made) {
    const isNew = (name: string) => versions.get(name) !== published.get(name);
    const changed = packed.filter(({ manifest }) => isNew(manifest.name));
    await publishAll(to, await makeVersion(changed, versions, work, migration));
    console.log(`published ${SERVICE} ${versions.get(SERVICE)} and ${changed.length - 1} others`);
    published = versions;
  }
}

async function upgradeInPlace(): Promise<void> {
  const shell = await openUserShell();
  let jobs = 0;
  for (const version of ["1.0.0", "1.0.1", "1.1.0", "1.0.0"]) {
    await install(shell, version);
    const found = await exportOnce(shell, []);
    if (found <= jobs) throw new Error(`Expected more than ${jobs} exports, got ${found}.`);
    jobs = found;
    console.log(`embedded: ${version} runs on the data, ${jobs} exports are done`);
  }
}

async function refuseOldVersion(): Promise<void> {
  const shell = await openUserShell();
  await install(shell, "1.2.0");
  await exportOnce(shell, []);
  await install(shell, "1.0.0");
  const reason = await refusalOf(shell, []);
  if (!reason.includes(BREAKING.name)) throw new Error(`Expected a reason, got ${reason}.`);
  console.log(`embedded: 1.0.0 refuses what 1.2.0 broke: ${reason.split("\n")[0]}`);
}

async function upgradeOnPostgres(server: string): Promise<void> {
  const database = await createDatabase(server, `upgrade_${randomBytes(4).toString("hex")}`);
  const keyFile = join(work, "key");
  await writeFile(keyFile, randomBytes(32).toString("base64"), { mode: 0o600 });
  const storage = ["--database-url", database, "--secret-key-file", keyFile];
  const [old, young] = [await openUserShell(), await openUserShell()];
  await install(old, "1.0.0");
  await install(young, "1.1.0");
  const endOld = await startDemo(old, storage);
  await exportBeside(old);
  const endYoung = await startDemo(young, storage);
  const both = [await exportBeside(old), await exportBeside(young)];
  console.log(`PostgreSQL: 1.0.0 and 1.1.0 side by side, ${both.join(", then ")} exports are done`);
  await endOld();
  await exportBeside(young);
  const endAgain = await startDemo(old, storage);
  await endYoung();
  const jobs = await exportBeside(old);
  await endAgain();
  console.log(`PostgreSQL: back to 1.0.0 on the schema of 1.1.0, ${jobs} exports are done`);
}

function openUserShell() {
  return openShell(registry, { parent: work, node: process.execPath, manager: "npm" });
}

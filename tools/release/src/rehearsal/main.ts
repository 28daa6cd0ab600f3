// Publishes all packages to a local registry, and does what new users do, starting from empty folders: `pnpm
// release:rehearse [--only <names>] [--managers npm,pnpm,yarn,bun] [--nodes 20,22,24]`. Prints a row for each, with the
// size of the installation. Everything must be built. Exits with 1 if there is a problem.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fetchNode } from "@document-export/runtimes";
import { kilobytes } from "../checks/check-size.ts";
import { OWNER_FILE, ownerOrExample, readOwnerFile } from "../owner.ts";
import { packPackages } from "../pack/pack-packages.ts";
import { publishAll, startRegistry, type Registry } from "./registry.ts";
import { rehearse, type Rehearsed } from "./rehearse.ts";
import { MANAGERS, type Manager } from "./shell.ts";
import { newUsers } from "./new-users.ts";
import { ROOT } from "../root.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    managers: { type: "string", default: "npm" },
    nodes: { type: "string", default: String(process.versions.node.split(".")[0]) },
  },
});
const NAME_WIDTH = 21;
/** Node versions that CI downloads if a machine lacks that major version. */
const RELEASES: Readonly<Record<string, string>> = { 20: "20.20.2", 22: "22.23.3", 24: "24.21.0" };
const work = await mkdtemp(join(tmpdir(), "document-export-rehearsal-"));
const registry = await startRegistry(join(work, "registry"));
try {
  const owner = ownerOrExample(await readOwnerFile(join(ROOT, OWNER_FILE)));
  await publishAll(registry, await packPackages(ROOT, join(work, "packages"), owner));
  for (const node of values.nodes.split(","))
    for (const manager of values.managers.split(",")) await rehearseWith(registry, node, manager);
} finally {
  await registry.stop();
  await rm(work, { recursive: true, force: true, maxRetries: 3 });
}

async function rehearseWith(from: Registry, major: string, manager: string): Promise<void> {
  if (!(manager in MANAGERS))
    throw new Error(`Expected --managers of ${Object.keys(MANAGERS).join(", ")}, got ${manager}.`);
  const node = fetchNode(Number(major), RELEASES[major] ?? major);
  if ("missing" in node) return console.log(`Node ${major}: skipped, ${node.missing}`);
  console.log(`Node ${major}, ${manager}`);
  const wanted = values.only?.split(",");
  for (const user of newUsers) {
    if (user.node > Number(major) || wanted?.includes(user.name) === false) continue;
    const place = { parent: work, node: node.command, manager: manager as Manager };
    const rehearsed = await rehearse(user, from, place);
    console.log(describe(rehearsed));
    if (rehearsed.faults.length > 0) process.exitCode = 1;
  }
}

function describe({ name, said, faults, seconds, size }: Rehearsed): string {
  const mark = faults.length === 0 ? "✓" : "✗";
  const installed = size
    ? `${kilobytes(size.download)} downloaded, ${kilobytes(size.disk)} on disk, ${size.packages} packages; `
    : "";
  const row = `${mark} ${name.padEnd(NAME_WIDTH)}${seconds.toFixed(0)} s; ${installed}${said}`;
  return [row, ...faults.map((fault) => `    ${fault.replaceAll("\n", "\n    ")}`)].join("\n");
}

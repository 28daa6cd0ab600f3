import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  hostileDocument,
  hostileKinds,
  type HostileKind,
} from "@document-export/hostile-documents";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDemoWorkspace, startService, type SettingsInput } from "../../src/index.js";
import { callerOf } from "../support/caller.js";
import { runCommand } from "../support/command.js";
import { memoryGroup, memoryGroupMissing } from "../support/memory-group.js";
import { startOwnPostgres, postgresMissing } from "@document-export/local-servers";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { testStorage } from "../support/storage/test-storage.js";
import {
  sendDocuments,
  sendSmallDocuments,
  type Outcome,
  type SentDocument,
} from "./support/attack.js";

const MiB = 1024 * 1024;
const FORMATS = ["html", "markdown", "docx", "text"] as const;
/** Those that have cost most, as far as known; `DOCUMENT_EXPORT_HOSTILE=all` sends every kind in every format. */
const FEW = [
  "special-characters",
  "many-bold-runs",
  "empty-elements",
  "nested-tables",
  "deep-json",
] as const;
const isLong = process.env["DOCUMENT_EXPORT_HOSTILE"] === "all";
const bytes = Number(process.env["DOCUMENT_EXPORT_HOSTILE_BYTES"] ?? 4 * MiB);
const timeout = isLong ? 12 * 60 * 60 * 1000 : 900_000;

const missing = memoryGroupMissing();
if (missing !== undefined) console.warn(`SKIPPED with hostile documents: ${missing}.`);

describe.skipIf(missing !== undefined)("hostile documents of one workspace", () => {
  test(
    "end done or with a reason in 1.5 GiB on the embedded storage, and small exports of another go on",
    async () => {
      await attack(await testStorage(undefined), 1536 * MiB);
    },
    timeout,
  );

  test.skipIf(!isLong || postgresMissing() !== undefined)(
    "end done or with a reason in 1 GiB on PostgreSQL, and small exports of another go on",
    async () => {
      const postgres = await startOwnPostgres();
      if ("missing" in postgres) throw new Error(postgres.missing);
      onTestFinished(postgres.stop);
      await attack({ data: await temporaryFolder(), databaseUrl: postgres.url }, 1024 * MiB);
    },
    timeout,
  );
});

/** Starts the service in a group of so much memory, sends it the documents, and checks what came of them. */
async function attack(storage: SettingsInput & { readonly data: string }, memory: number) {
  const config = join(await temporaryFolder(), "settings.json");
  const settings = {
    port: 0,
    limits: { requestsPerMinute: 100_000 },
    logLevel: "error" as const,
    ...storage,
  };
  const [attacker, victim] = await addWorkspaces(settings);
  writeFileSync(config, JSON.stringify(settings));
  const group = memoryGroup(memory);
  const service = runCommand(["serve", "--config", config]);
  group.add(service.process.pid ?? 0);
  const [, url = ""] = await service.untilOutput(/listening on (\S+)/);
  const as = ({ token, destination }: typeof attacker) => ({
    caller: callerOf(url, token),
    destination,
  });
  let isOver = false;
  const small = sendSmallDocuments(as(victim), () => isOver);
  const attacked = sendDocuments(as(attacker), documents(), 6, report).finally(
    () => (isOver = true),
  );
  const [attackEnd, smallEnd] = await Promise.allSettled([attacked, small]);
  const { exitCode, signalCode } = service.process;
  expect([exitCode, signalCode], service.output().slice(-2000)).toEqual([null, null]);
  if (attackEnd.status === "rejected") throw attackEnd.reason;
  if (smallEnd.status === "rejected") throw smallEnd.reason;
  const [outcomes, times] = [attackEnd.value, smallEnd.value];
  expect(outcomes.filter(({ end, summary }) => end === "failed" && !CLEAR.test(summary))).toEqual(
    [],
  );
  expect(times.length).toBeGreaterThan(0);
  console.log(
    `${outcomes.length} documents, ${times.length} small exports, peak ${Math.round(group.peak() / MiB)} MiB`,
  );
}

/** How a conversion that went wrong is told. */
const CLEAR =
  /^The conversion (?:needed more than \d+ MiB of memory|took more than \d+ seconds of processor time|ended unexpectedly); it was tried 3 times\.$|^The (?:converted )?document /;

async function addWorkspaces(settings: SettingsInput & { readonly data: string }) {
  const service = await startService({ ...settings, logLevel: "silent" });
  const add = (name: string) => createDemoWorkspace(service.storage.db, join(settings.data, name));
  const workspaces = [await add("attacker"), await add("victim")] as const;
  await service.stop();
  return workspaces;
}

function documents(): SentDocument[] {
  const made = (kind: HostileKind, format: SentDocument["format"]) => ({
    name: kind,
    format,
    bytes: () => hostileDocument(kind, bytes),
  });
  if (isLong) return hostileKinds.flatMap((kind) => FORMATS.map((format) => made(kind, format)));
  return FEW.map((kind, index) => made(kind, FORMATS[(index + 1) % FORMATS.length] ?? "html"));
}

function report({ name, format, end, summary, milliseconds }: Outcome): void {
  if (isLong) console.log([name, format, end, `${milliseconds} ms`, summary].join(" | "));
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hostileDocument, type HostileKind } from "@document-export/hostile-documents";
import { expect } from "vitest";
import {
  createDemoWorkspace,
  startService,
  type SettingsInput,
} from "../../../src/experimental.js";
import { callerOf } from "../../support/caller.js";
import { runCommand } from "../../support/command.js";
import { memoryGroup } from "../../support/memory-group.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { sendDocuments, sendSmallDocuments, type Outcome, type SentDocument } from "./attack.js";

export const MiB = 1024 * 1024;
export const FORMATS = ["html", "markdown", "docx", "text"] as const;
/** The most expensive kinds known so far. */
const FEW = [
  "special-characters",
  "many-bold-runs",
  "empty-elements",
  "nested-tables",
  "deep-json",
] as const;

/** Returns a document of a kind, to be exported in a format. */
export function sentDocument(
  kind: HostileKind,
  bytes: number,
  format: SentDocument["format"],
): SentDocument {
  return { name: kind, format, bytes: () => hostileDocument(kind, bytes) };
}

/** Returns documents of the most expensive kinds, each in one format. */
export function fewDocuments(bytes: number): readonly SentDocument[] {
  return FEW.map((kind, index) =>
    sentDocument(kind, bytes, FORMATS[(index + 1) % FORMATS.length] ?? "html"),
  );
}

/** Input of an attack. */
export interface Attack {
  readonly storage: SettingsInput & { readonly data: string };
  /** Memory limit in bytes of the service with all its processes. */
  readonly memory: number;
  readonly documents: readonly SentDocument[];
  readonly onEnd?: (outcome: Outcome) => void;
}

/** Starts the service with a memory limit, sends it the documents, and checks and returns the outcomes. */
export async function attackService({ storage, memory, documents, onEnd }: Attack) {
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
  const attacked = sendDocuments(as(attacker), documents, 6, onEnd).finally(() => (isOver = true));
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
  return outcomes;
}

/** Summaries that report a failed conversion clearly. */
const CLEAR =
  /^The conversion (?:needed more than \d+ MiB of memory|took more than \d+ seconds of processor time|ended unexpectedly); it was tried 3 times\.$|^The (?:converted )?document /;

async function addWorkspaces(settings: SettingsInput & { readonly data: string }) {
  const service = await startService({ ...settings, logLevel: "silent" });
  const add = (name: string) => createDemoWorkspace(service.storage.db, join(settings.data, name));
  const workspaces = [await add("attacker"), await add("victim")] as const;
  await service.stop();
  return workspaces;
}

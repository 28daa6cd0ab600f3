import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createNotes, loadDescription, type JsonObject, type Note } from "@document-export/openapi";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientGate } from "../src/emit/client/supported-by-client.ts";
import { stubGate } from "../src/emit/server-stub/supported-by-stub.ts";
import { buildModel } from "../src/model/build/build-model.ts";
import type { ApiModel } from "../src/model/model.ts";
import { exercisePair } from "./client/exercise-pair.ts";
import { loadPairs, type Pair } from "./support/load-pairs.ts";

// Descriptions published by companies. They are in a folder next to the repository, which does not contain them.
const folder = fileURLToPath(new URL("../../../../shared/descriptions/", import.meta.url));

interface Expected {
  readonly file: string;
  readonly operations: number;
  /** How many of them share the route of another in a stub. */
  readonly shared?: number;
  /** How many notes there are of each kind. */
  readonly notes: Readonly<Record<string, number>>;
  /** Operations to call, each with every body and every response. */
  readonly called: readonly string[];
}

const descriptions: Readonly<Record<string, Expected>> = {
  museum: {
    file: "museum.yaml",
    operations: 8,
    notes: {},
    called: ["listSpecialEvents", "deleteSpecialEvent", "buyMuseumTickets"],
  },
  spotify: {
    file: "spotify.yml",
    operations: 96,
    notes: { "unresolved-reference": 2, "boolean-required": 1 },
    called: ["check-users-saved-audiobooks", "check-users-saved-tracks", "get-audio-features"],
  },
  discord: {
    file: "discord.json",
    operations: 242,
    notes: { "enum-of-another-type": 2 },
    called: ["crosspost_message", "put_guilds_onboarding", "get_guild", "create_lobby_message"],
  },
  box: {
    file: "box.json",
    operations: 296,
    shared: 18,
    notes: { "path-with-fragment": 19, "nested-parameter": 1, example: 11, "route-twice": 18 },
    called: ["get_search", "post_folders_id_copy", "post_files_id_content"],
  },
  openai: {
    file: "openai.yaml",
    operations: 288,
    shared: 7,
    notes: {
      nullable: 112,
      "dynamic-reference": 2,
      "boolean-bound": 7,
      "unknown-member": 3,
      "path-with-query": 6,
      "route-twice": 7,
    },
    called: ["validateGrader", "retrieve-project-user", "getVectorStoreFileBatch"],
  },
  digitalocean: {
    file: "digitalocean/DigitalOcean-public.v2.yaml",
    operations: 659,
    notes: { "translated-pattern": 2 },
    called: ["databases_delete_logsink", "tags_create", "genai_list_agent_api_keys"],
  },
};

interface Loaded {
  readonly document: JsonObject;
  readonly model: ApiModel;
  readonly notes: readonly Note[];
}

describe.runIf(existsSync(folder))("descriptions by others", () => {
  let unpacked: string;
  const loaded: Record<string, Loaded> = {};
  let pairs: Record<string, Pair>;
  beforeAll(async () => {
    unpacked = await mkdtemp(join(tmpdir(), "document-export-real-"));
    await promisify(execFile)("tar", ["xzf", join(folder, "digitalocean.tar.gz"), "-C", unpacked]);
    for (const [name, { file }] of Object.entries(descriptions)) {
      const notes = createNotes();
      const beside = join(folder, file);
      const document = await loadDescription(existsSync(beside) ? beside : join(unpacked, file), {
        notes,
      });
      loaded[name] = { document, model: buildModel(document, notes), notes: notes.list };
    }
    // Throws any compiler errors under the strictest settings.
    pairs = await loadPairs(
      Object.fromEntries(Object.entries(loaded).map(([name, { model }]) => [name, { model }])),
    );
  });
  afterAll(() => rm(unpacked, { recursive: true, force: true }));

  test.each(Object.entries(descriptions))("all of %s is written", (name, expected) => {
    const { operations, shared = 0, notes } = expected;
    const { model, notes: found } = loaded[name] as Loaded;
    const more = createNotes();
    expect(clientGate(model, more).operations).toHaveLength(operations);
    expect(stubGate(model, more).operations).toHaveLength(operations - shared);
    // Notes about recognised paginated lists are not deviations.
    const deviating = [...found, ...more.list].filter(({ kind }) => kind !== "pages");
    const counts = Map.groupBy(deviating, ({ kind }) => kind);
    expect(Object.fromEntries([...counts].map(([kind, alike]) => [kind, alike.length]))).toEqual(
      notes,
    );
  });

  test.each(Object.entries(descriptions))("%s is called", async (name, { called }) => {
    const { document } = loaded[name] as Loaded;
    const { shown, wanted, skipped } = await exercisePair(pairs[name] as Pair, document, {
      ids: called,
    });
    expect(skipped).toEqual([]);
    expect(shown).toEqual(wanted);
  });
});

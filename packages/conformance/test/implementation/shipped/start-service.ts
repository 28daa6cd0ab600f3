import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createDemoWorkspace,
  type DemoWorkspace,
  type StartedService,
  startService as start,
} from "@document-export/service/experimental";
import type { Target } from "../../../src/load/target.js";
import type { RunningCorrect } from "../correct-implementation.js";
import { issueToken } from "./issue-token.js";

/** Starts the service with two workspaces; it may call receivers on this machine. */
export async function startService(): Promise<RunningCorrect> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
  const service = await start({
    port: 0,
    data: join(folder, "data"),
    durability: "relaxed",
    logLevel: "error",
    webhooks: { allowHttp: true, allowLoopback: true },
    // A thorough run sends more than the default, and would wait for the next minute.
    limits: { requestsPerMinute: 10_000 },
  });
  return {
    profile: await profileOfService(service, folder),
    async stop() {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function profileOfService({ url, storage }: StartedService, folder: string): Promise<Target> {
  const first = await createDemoWorkspace(storage.db, join(folder, "first"));
  const second = await createDemoWorkspace(storage.db, join(folder, "second"));
  return {
    baseUrl: url,
    token: first.token,
    siblingToken: await issueToken(storage, first),
    secondToken: second.token,
    expiredToken: await issueToken(storage, { ...first, expiresAt: new Date(0) }),
    narrowToken: await issueToken(storage, { ...first, scopes: ["collections:read"] }),
    source: first.source,
    destination: first.destination,
    otherDestination: await addDestination(storage, first, join(folder, "other")),
    foreignDestination: second.destination,
    publicKeys: `${url}/.well-known/webhook-keys.json`,
    warningOptions: { destinationReference: "a:b.md" },
    receiver: {},
    failsByReference: true,
    retryDelays: [9],
  };
}

async function addDestination(
  { db }: StartedService["storage"],
  { workspace }: DemoWorkspace,
  folder: string,
): Promise<number> {
  const { id } = await db
    .insertInto("connections")
    .values({
      workspace_id: workspace,
      name: "Other folder",
      role: "destination",
      kind: "directory",
      settings: JSON.stringify({ folder }),
      secrets: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram, freePort, runProgram } from "@document-export/local-servers";
import { buildOnce } from "../support/build-once.js";
import type { RunningCorrect } from "./correct-implementation.js";

const SOURCES = fileURLToPath(new URL("in-go", import.meta.url));

/** True if this machine cannot build it. */
export const isGoMissing = findProgram("go") === undefined;

/** Starts the implementation in Go, and builds it first if necessary. */
export async function startInGo(): Promise<RunningCorrect> {
  const folder = await buildOnce(SOURCES, [["go", "build", "-o", "in-go", "."]]);
  const port = await freePort();
  const { stop } = await runProgram({ program: join(folder, "in-go"), args: [`${port}`], port });
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    profile: {
      baseUrl,
      token: "First-token",
      siblingToken: "Sibling-token",
      secondToken: "Second-token",
      expiredToken: "Expired-token",
      narrowToken: "Narrow-token",
      source: 1,
      destination: 2,
      otherDestination: 3,
      foreignDestination: 1002,
      publicKeys: `${baseUrl}/.well-known/webhook-keys.json`,
      warningOptions: { destinationReference: "a:b.md" },
      receiver: {},
      failsByReference: true,
      retryDelays: [2, 2, 2],
    },
    stop,
  };
}

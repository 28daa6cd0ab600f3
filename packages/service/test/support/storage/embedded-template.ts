import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startService } from "../../../src/experimental.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Data folder of an embedded service that was started once, without data. */
    readonly embeddedTemplate: string;
    /** Folder shared by the tests of a worker; deleted after the run. */
    readonly sharedFolder: string;
  }
}

/** Creates the data folder that each test copies: creating one takes seconds, and copying it does not. */
export default async function makeEmbeddedTemplate(
  project: TestProject,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-template-"));
  const data = join(folder, "template");
  const service = await startService({ port: 0, data, logLevel: "silent" });
  await service.stop();
  project.provide("embeddedTemplate", data);
  project.provide("sharedFolder", folder);
  return () => rm(folder, { recursive: true, force: true });
}

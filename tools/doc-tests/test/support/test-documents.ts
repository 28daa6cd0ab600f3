import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@document-export/local-servers";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { compileBlocks } from "../../src/compile-blocks.ts";
import { folderOf, ROOT, type Document } from "../../src/documents.ts";
import { kindOfBlock } from "../../src/kind-of-block.ts";
import { pageScript, portsOf } from "../../src/page-script.ts";
import { runPage } from "../../src/run-page.ts";
import { writeShortLivedNode } from "../../src/short-lived-node.ts";
import { startDemo, type Demo } from "../../src/start-demo.ts";
import { startDemoGoogle } from "../../src/start-demo-google.ts";

const results = fileURLToPath(new URL("../../test-results/", import.meta.url));
const given = fileURLToPath(new URL("../../given/", import.meta.url));
const report = join(ROOT, "packages/service/demo/quarterly-report.json");

/** The document that a newcomer starts with. */
const START = "README.md";

/**
 * Whether the first tier tests a document: the one that a newcomer starts with, or one without commands. Other commands, and
 * the programs that may need them, are in the deep tier.
 */
export function isOfFirstTier(document: Document): boolean {
  return document.file === START || !hasCommands(document);
}

/** Whether a document has commands that a reader runs. */
function hasCommands({ blocks }: Document): boolean {
  return pageScript(blocks, { token: "", ports: new Map() }) !== undefined;
}

/** Tests what the documents' commands do, and that their programs compile. Starts one service for all documents. */
export function testDocuments(documents: readonly Document[]): void {
  // Inside this package, so that programs find the packages; each document has its own folder.
  let folder: string;
  let programs: string;
  let demo: Demo;
  beforeAll(async () => {
    await mkdir(results, { recursive: true });
    folder = await mkdtemp(join(results, "documents-"));
    for (const { file } of documents) {
      const own = join(folder, folderOf(file));
      await mkdir(own, { recursive: true });
      await cp(report, join(own, "report.json"));
      await cp(report, join(own, "plan.json"));
      // Some commands are run from the root of the repository.
      await symlink(join(ROOT, "tools"), join(own, "tools"));
      await cp(join(given, folderOf(file)), own, { recursive: true }).catch(() => {});
    }
    programs = await writeShortLivedNode(join(folder, ".programs"));
    demo = await startDemo(folder);
  });
  afterAll(async () => {
    await demo.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  test.each(documents.filter(hasCommands).map((document) => [document.file, document] as const))(
    "the commands of %s do what it says",
    async (file, document) => {
      const ports = await portsFor(document);
      const { DOCEXPORT_TOKEN: token = "" } = demo.env;
      const own = join(folder, folderOf(file));
      const google = await startDemoGoogle(file);
      onTestFinished(google.stop);
      await google.writeKey(own);
      // Commands store their data in the document's folder, isolated from this machine.
      const home = { XDG_CONFIG_HOME: join(own, ".config"), XDG_STATE_HOME: join(own, ".state") };
      const env = { ...demo.env, ...google.env, ...home, PORT: String(ports.get("8080")) };
      expect(await runPage(document.blocks, own, { token, ports, env, programs })).toEqual([]);
    },
  );

  // Runs after the commands, which generate files that some programs import.
  test("the programs compile under the strictest settings", async () => {
    const blocks = documents.flatMap((document) => document.blocks);
    const programs = blocks.filter((block) => kindOfBlock(block) === "compile");
    expect(await compileBlocks(programs, folder)).toEqual([]);
  });

  /** Returns free ports for the document; 8080 maps to the running service, unless the document starts one. */
  async function portsFor(document: Document): Promise<Map<string, number>> {
    const startsService = document.blocks.some(
      (block) =>
        kindOfBlock(block) === "background" &&
        /document-export(?:\/service)? (?:serve|demo)/.test(block.code),
    );
    const entries = [...portsOf(document.blocks), "8080"].map(async (port) => {
      const isDemo = port === "8080" && !startsService;
      return [port, isDemo ? demo.port : await freePort()] as const;
    });
    return new Map(await Promise.all(entries));
  }
}

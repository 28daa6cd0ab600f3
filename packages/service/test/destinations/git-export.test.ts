import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentWith, startImages } from "../support/images.js";
import {
  gitSecrets,
  type GitServers,
  gitTitle,
  isGitMissing,
  startGitServers,
} from "../support/servers/git-servers.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { operate } from "../control/control-commands.js";

const GUIDE = new URL(
  "../../../docs/src/content/docs/guides/export-a-document.md",
  import.meta.url,
);

/** Returns the words of the guide's command that adds a repository. */
async function readLine(): Promise<readonly string[]> {
  const [, line = ""] =
    /^document-export (connections add git [^]*?[^\\])\n/m.exec(await readFile(GUIDE, "utf8")) ??
    [];
  const words = line.replaceAll("\\\n", " ").match(/'[^']*'|"[^"]*"|\S+/g) ?? [];
  return words.map((word) => word.replaceAll(/^['"]|['"]$/g, ""));
}

describe.skipIf(isGitMissing)(gitTitle, () => {
  let servers: GitServers;

  beforeAll(async () => {
    servers = await startGitServers();
  });
  afterAll(() => servers.stop());

  test("an export makes one commit at the path from the connection's template", async () => {
    const repository = await servers.addRepository();
    const { origin } = await startImages();
    const data = await temporaryFolder();
    const demo = await startDemo({
      data,
      images: { allowLoopback: true },
      destinations: { allowLoopback: true },
    });
    const { caller, workspace, source } = demo;
    await writeFile(join(data, "deploy-token"), gitSecrets.password);
    const add = async (line: readonly string[]) => {
      const destination = await operate(data, ...line);
      const ends = ["--source", String(source), "--destination", destination];
      await operate(data, "collections", "add", "To git", ...ends);
      return Number(destination);
    };
    const line = (await readLine()).map((word) =>
      word
        .replace(/^url=.*/, `url=${repository.url}`)
        .replace("@deploy-token", `@${join(data, "deploy-token")}`)
        .replace(/^1$/, String(workspace)),
    );
    const destination = await add(line);
    const file = documentWith([`${origin}/a.png`]);
    expect(await caller.export(file, { destination })).toMatchObject({ status: "done" });
    const day = new Date().toISOString().slice(0, 10);
    const [result = "", image] = await repository.list();
    // The date may have changed during the test.
    expect(result.replace(/\d{4}-\d\d-\d\d/, day)).toBe(`content/${day}-images.md`);
    expect(image).toMatch(/^content\/[\d-]+images\.md\.images\/[0-9a-f]{16}\.png$/);
    const again = { destination, destinationReference: result.replace("content/", "") };
    expect((await caller.export(file, again)).summary).toMatch(
      /^Exported to Website, which had `.*` as it is already/,
    );
    expect(repository.git("rev-list", "--count", "main").trim()).toBe("1");

    const bySection = line.map((word) => word.replace(/^path=.*/, "path={fields.section}/{slug}"));
    const options = JSON.stringify({ destination: await add(bySection) });
    const missing = await caller.upload({ file, options });
    expect(missing.status).toBe(422);
    expect(await missing.text()).toContain("expected a value for `fields.section`, got none");
  });
});

import { writeFile } from "node:fs/promises";
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

describe.skipIf(isGitMissing)(gitTitle, () => {
  let servers: GitServers;

  beforeAll(async () => {
    servers = await startGitServers();
  });
  afterAll(() => servers.stop());

  test("an export is one commit, at a place that the template of the connection makes", async () => {
    const repository = await servers.addRepository();
    const { origin } = await startImages();
    const data = await temporaryFolder();
    const demo = await startDemo({
      data,
      images: { allowLoopback: true },
      destinations: { allowLoopback: true },
    });
    const { caller, workspace, source } = demo;
    for (const [name, value] of Object.entries(gitSecrets))
      await writeFile(join(data, name), value);
    const settings = [
      `url=${repository.url}`,
      "folder=content",
      "path={fields.section}/{slug}",
      "onExisting=replace",
    ];
    const secrets = Object.keys(gitSecrets).map((name) => `${name}=@${join(data, name)}`);
    const inside = ["--workspace", String(workspace)];
    const given = [...inside, "--set", ...settings, "--secret", ...secrets];
    const added = await operate(data, "connections", "add", "git", "Website", ...given);
    const destination = Number(added);
    const ends = ["--source", String(source), "--destination", added];
    await operate(data, "collections", "add", "To git", ...ends);

    const missing = await caller.upload({
      file: documentWith([]),
      options: JSON.stringify({ destination }),
    });
    expect(missing.status).toBe(422);
    expect(await missing.text()).toContain("expected a value for `fields.section`, got none");

    const options = { destination, fieldMappings: { section: "title" } };
    const file = documentWith([`${origin}/a.png`]);
    const job = await caller.export(file, options);
    expect(job).toMatchObject({ status: "done" });
    expect(await repository.list()).toEqual([
      expect.stringMatching(/^content\/[^/]+\/[\w-]+\.md$/),
      expect.stringMatching(/^content\/[^/]+\/[\w-]+\.md\.images\/[0-9a-f]{16}\.png$/),
    ]);
    const again = await caller.export(file, options);
    expect(again.summary).toMatch(/^Exported to Website, which had `.*` as it is already/);
    expect(repository.git("rev-list", "--count", "main").trim()).toBe("1");
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, rename, symlink, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "@document-export/local-servers";
import { gitKind } from "../../src/destinations/git/git-destination.js";
import { publication } from "../support/publication.js";
import {
  gitSecrets,
  type GitServers,
  gitTitle,
  isGitMissing,
  startGitServers,
  type TestRepository,
} from "../support/servers/git-servers.js";
import { localOutbound } from "../support/servers/local-outbound.js";
import { canMount, smallDisk } from "../support/storage/small-disk.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

/** The compiled destination: the only code that the killed process runs. */
const BUILT = new URL("../../dist/destinations/git/git-destination.js", import.meta.url).href;
const OUTBOUND = new URL("../../dist/outbound/outbound.js", import.meta.url).href;

const SCRIPT = `
const { gitKind } = await import(${JSON.stringify(BUILT)});
const { openOutbound } = await import(${JSON.stringify(OUTBOUND)});
const { settings, secrets, publication } = JSON.parse(process.env.INPUT);
const outbound = openOutbound({ allowLoopback: true, allowPrivate: false, timeout: 60 });
const bytes = Buffer.from(publication.text);
const image = { target: "a/b.md.images/1.png", bytes: Buffer.from("pixels") };
await gitKind.open(settings, secrets, outbound).publishWith({ ...publication, bytes }, [image]);
process.exit(0);`;

describe.skipIf(isGitMissing)(gitTitle, () => {
  let servers: GitServers;

  beforeAll(async () => {
    servers = await startGitServers();
  });
  afterAll(() => servers.stop());

  /** Publishes in a process that is killed before or after git command number `step`; returns whether it was killed. */
  async function publishAndKill(
    repository: TestRepository,
    step: number,
    when: string,
  ): Promise<boolean> {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "bin"));
    await writeFile(join(folder, "count"), "0");
    const kill = `[ "$n" = ${step} ] && kill -9 $PPID`;
    // The shim exits too, so that git does not run and nothing is pushed.
    const lines = [
      `n=$(($(cat '${folder}/count') + 1)); echo $n > '${folder}/count'`,
      ...(when === "before" ? [`${kill} && exit 1`] : []),
      `'${findProgram("git")}' "$@"; code=$?`,
      ...(when === "after" ? [kill] : []),
      "exit $code",
    ];
    const shim = join(folder, "bin", "git");
    await writeFile(shim, `#!/bin/sh\n${lines.join("\n")}\n`);
    await chmod(shim, 0o755);
    const { bytes, ...rest } = publication;
    const input = {
      settings: { url: repository.url },
      secrets: gitSecrets,
      publication: { ...rest, text: bytes.toString() },
    };
    const child = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT], {
      env: {
        PATH: [join(folder, "bin"), process.env["PATH"]].join(delimiter),
        TMPDIR: folder,
        INPUT: JSON.stringify(input),
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const [, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    return signal === "SIGKILL";
  }

  test("kill -9 between any two steps results in one commit", async () => {
    const rows: string[] = [];
    for (const when of ["before", "after"])
      for (let step = 1; ; step += 1) {
        const repository = await servers.addRepository();
        await repository.plant("README.md", "Hello");
        const wasKilled = await publishAndKill(repository, step, when);
        const destination = gitKind.open({ url: repository.url }, gitSecrets, localOutbound);
        const commitsOf = () =>
          repository
            .git("log", "--format=%H", `--grep=Document-Export-Job: ${publication.job}`, "main")
            .trim()
            .split("\n")
            .filter(Boolean).length;
        const before = commitsOf();
        const image = { target: "a/b.md.images/1.png", bytes: Buffer.from("pixels") };
        await destination.publishWith?.({ ...publication, attempt: 2, resumed: true }, [image]);
        rows.push(`${when} ${step}: killed ${wasKilled}, commits ${before} then ${commitsOf()}`);
        expect([commitsOf(), await repository.list()]).toEqual([
          1,
          ["README.md", "a/b.md", "a/b.md.images/1.png"],
        ]);
        if (!wasKilled) break;
      }
    // Each git command is a step; only a kill after the push leaves a commit.
    expect(rows.filter((row) => row.includes("killed true, commits 1"))).toHaveLength(1);
    await writeFile(
      new URL("../../test-results/git-kills.txt", import.meta.url),
      `${rows.join("\n")}\n`,
    );
  });

  test.skipIf(!canMount())(
    "a server whose disk is full gets the export once there is room",
    async () => {
      const repository = await servers.addRepository();
      await repository.plant("README.md", "Hello");
      const disk = smallDisk(256);
      const objects = join(repository.folder, "objects");
      // Pushed objects are unpacked on the small disk.
      const alternates = await temporaryFolder();
      await rename(objects, join(alternates, "objects"));
      await mkdir(join(disk, "objects", "info"), { recursive: true });
      await writeFile(
        join(disk, "objects", "info", "alternates"),
        `${join(alternates, "objects")}\n`,
      );
      await symlink(join(disk, "objects"), objects);
      await writeFile(join(disk, "filler"), Buffer.alloc(200_000));
      const destination = gitKind.open({ url: repository.url }, gitSecrets, localOutbound);
      const bytes = Buffer.from(
        Array.from({ length: 150_000 }, () => Math.floor(Math.random() * 256)),
      );
      const refused: unknown = await destination
        .publish({ ...publication, bytes })
        .catch((error: unknown) => error);
      // The failure may be temporary, so the export is retried.
      expect(refused).toMatchObject({ name: "GitError" });
      expect(await repository.list()).toEqual(["README.md"]);
      await writeFile(join(disk, "filler"), "");
      await destination.publish({ ...publication, bytes, attempt: 2, resumed: true });
      expect((await repository.read("a/b.md"))?.equals(bytes)).toBe(true);
    },
  );
});

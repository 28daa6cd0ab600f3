import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Destination } from "../../src/destinations/destination.js";
import { gitKind } from "../../src/destinations/git/git-destination.js";
import { versionFault } from "../../src/destinations/git/git-version.js";
import { describeDestination } from "../support/destinations/describe-destination.js";
import { publication } from "../support/publication.js";
import {
  gitSecrets,
  type GitServers,
  gitTitle,
  isGitMissing,
  startGitServers,
  type TestRepository,
} from "../support/servers/git-servers.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { localOutbound, strictOutbound } from "../support/servers/local-outbound.js";

describe.skipIf(isGitMissing)(gitTitle, () => {
  let servers: GitServers;

  beforeAll(async () => {
    servers = await startGitServers();
  });
  afterAll(() => servers.stop());

  const open = async (settings: object = {}) => {
    const repository = await servers.addRepository();
    const destination = gitKind.open(
      { url: repository.url, ...settings },
      gitSecrets,
      localOutbound,
    );
    return { repository, destination };
  };
  describeDestination(async () => {
    const { repository, destination } = await open();
    return { destination, ...repository };
  });

  /** Returns the commit subjects of a branch, newest first. */
  const subjects = ({ git }: TestRepository) =>
    git("log", "--format=%s", "main").trim().split("\n");

  test("writes one commit per export with images, author, message and job", async () => {
    const message = "docs: {title} ({path})";
    const author = { authorName: "Export", authorEmail: "export@example.com" };
    const { repository, destination } = await open({ folder: "site/content", message, ...author });
    await repository.plant("README.md", "Hello");
    const images = [{ target: "a/b.md.images/1.png", bytes: Buffer.from("pixels") }];
    await destination.publishWith?.({ ...publication, title: "Plan\nB" }, images);
    expect(await repository.list()).toEqual([
      "README.md",
      "site/content/a/b.md",
      "site/content/a/b.md.images/1.png",
    ]);
    const format = "--format=%an <%ae>%n%s%n%(trailers:key=Document-Export-Job,valueonly)";
    expect(repository.git("log", "-1", format, "main").trim().split("\n")).toEqual([
      "Export <export@example.com>",
      "docs: Plan B (a/b.md)",
      publication.job,
    ]);
  });

  test("makes no commit if the content is unchanged", async () => {
    const { repository, destination } = await open();
    await destination.publish(publication);
    const again = { ...publication, job: randomUUID(), replace: true };
    expect(await destination.publish(again)).toMatchObject({ isUnchanged: true });
    expect(subjects(repository)).toHaveLength(1);
  });

  test("finds the commit of an earlier attempt after someone edited the file", async () => {
    const { repository, destination } = await open();
    await destination.publish(publication);
    await repository.plant("a/b.md", "edited");
    await destination.publish({ ...publication, attempt: 2, resumed: true });
    expect(String(await repository.read("a/b.md"))).toBe("edited");
    expect(subjects(repository)).toHaveLength(2);
  });

  test("publishes again after someone replaced the history", async () => {
    const { repository, destination } = await open();
    await destination.publish(publication);
    repository.git("update-ref", "-d", "refs/heads/main");
    await repository.plant("other.md", "theirs");
    await destination.publish({ ...publication, attempt: 2, resumed: true });
    expect(await repository.list()).toEqual(["a/b.md", "other.md"]);
  });

  test("several workers on one branch commit one after another", async () => {
    const { repository } = await open();
    // Two URLs act as two worker processes: within one process, exports to a repository take turns.
    const urls = [repository.url, `${repository.url}/`];
    const workers: readonly Destination[] = urls.map((url) =>
      gitKind.open({ url }, gitSecrets, localOutbound),
    );
    const jobs = Array.from({ length: 5 }, (_, at) => ({
      ...publication,
      job: randomUUID(),
      target: `docs/${at}.md`,
      title: `Document ${at}`,
    }));
    await Promise.all(jobs.map((job, at) => workers[at % workers.length]?.publish(job)));
    expect(await repository.list()).toEqual(jobs.map(({ target }) => target));
    expect(subjects(repository)).toHaveLength(5);
    expect(repository.git("log", "--merges", "--format=%h", "main")).toBe("");
  });

  test("check names a branch that is missing beside the default branch", async () => {
    const { repository, destination } = await open({ branch: "trunk" });
    expect(await destination.check()).toEqual([]);
    await repository.plant("README.md", "Hello");
    expect(await destination.check()).toEqual([
      expect.stringContaining("Set `branch` to `main` if results belong there"),
    ]);
    await destination.publish(publication);
    expect(await destination.check()).toEqual([]);
  });

  test("refuses a protected branch and names it", async () => {
    const { repository, destination } = await open();
    await repository.plant("README.md", "Hello");
    await repository.protect();
    await expect(destination.publish(publication)).rejects.toMatchObject({
      name: "DeliveryRefusedError",
      message: expect.stringContaining("a rule of the server refused the push to `main`"),
    });
    expect(subjects(repository)).toHaveLength(1);
  });

  test("refuses to replace a folder or anything else that is not a file", async () => {
    const { repository, destination } = await open();
    await repository.plant("a/b.md/c.md", "theirs");
    await expect(destination.publish({ ...publication, replace: true })).rejects.toThrow(
      "`a/b.md` is a folder.",
    );
    await repository.plant("d", "theirs");
    const below = { ...publication, target: "d/e.md", replace: true };
    await expect(destination.publish(below)).rejects.toThrow("`d` in `d/e.md` is not a folder.");
  });

  test("refuses to remove a file that someone has edited", async () => {
    const { repository, destination } = await open();
    await destination.publish(publication);
    await repository.plant("a/b.md", "edited");
    const { job, target: reference } = publication;
    const result = { reference, images: "a/b.md.images", job, publishedAt: new Date() };
    await expect(destination.remove?.(result)).rejects.toThrow("was changed after it was exported");
  });

  test("reads a result back up to the size limit", async () => {
    const { repository, destination } = await open({ folder: "docs" });
    await destination.publish(publication);
    const read = gitKind.read?.({ url: repository.url, folder: "docs" }, gitSecrets, localOutbound);
    expect(String(await read?.("a/b.md", 4))).toBe("mine");
    expect(await read?.("other.md", 4)).toBeUndefined();
    await expect(read?.("a/b.md", 3)).rejects.toThrow("`a/b.md` is longer than 3 bytes");
  });

  test("publishes over SSH with a key to a known host", async () => {
    const { hostKey, privateKey } = servers;
    const repository = await servers.addRepository();
    const settings = { url: repository.sshUrl, hostKey };
    const destination = gitKind.open(settings, { privateKey }, localOutbound);
    await destination.check();
    await destination.publish(publication);
    expect(String(await repository.read("a/b.md"))).toBe("mine");
    const other = { ...settings, hostKey: `ssh-ed25519 ${"A".repeat(68)}` };
    const wrongHost = gitKind.open(other, { privateKey }, localOutbound);
    await expect(wrongHost.publish(publication)).rejects.toThrow("has another key");
    const keyless = gitKind.open({ url: repository.sshUrl }, { privateKey }, localOutbound);
    await expect(keyless.publish(publication)).rejects.toThrow("lacks the setting `hostKey`");
  });

  test("names wrong credentials, a missing repository and a redirect elsewhere", async () => {
    const { repository } = await open();
    const { url } = repository;
    const wrong = gitKind.open({ url }, { ...gitSecrets, password: "no" }, localOutbound);
    await expect(wrong.publish(publication)).rejects.toThrow("refused the credentials");
    const missing = gitKind.open({ url: `${url}-gone` }, gitSecrets, localOutbound);
    await expect(missing.check()).rejects.toThrow("there is no repository at its address");
    const moved = gitKind.open(
      { url: new URL("/elsewhere/a", url).href },
      gitSecrets,
      localOutbound,
    );
    await expect(moved.check()).rejects.toThrow("its address redirects");
  });

  test("refuses to connect to networks that the operator has not allowed", async () => {
    const { repository } = await open();
    const { hostKey, privateKey } = servers;
    const http = gitKind.open({ url: repository.url }, gitSecrets, strictOutbound);
    await expect(http.publish(publication)).rejects.toThrow("public address");
    const ssh = gitKind.open({ url: repository.sshUrl, hostKey }, { privateKey }, strictOutbound);
    await expect(ssh.publish(publication)).rejects.toThrow("public address");
  });

  test("leaves no temporary files on this machine", async () => {
    const { destination } = await open();
    const folder = await temporaryFolder();
    vi.stubEnv("TMPDIR", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    await destination.publish(publication);
    expect(await readdir(folder)).toEqual([]);
  });
});

test.each([
  ["ftp://example.com/a.git"],
  ["https://name:secret@example.com/a.git"],
  ["--upload-pack=touch /tmp/x"],
  ["file:///etc"],
  ["ext::sh -c id"],
])("refuses the address %s", (url) => {
  expect(() => gitKind.open({ url }, {}, localOutbound)).toThrow(/https:\/\/host/);
});

test.each([
  [{ branch: "-f" }],
  [{ branch: "a..b" }],
  [{ folder: "../a" }],
  [{ folder: ".git" }],
  [{ message: "a\nb" }],
])("refuses the setting %j", (setting) => {
  expect(() =>
    gitKind.open({ url: "https://example.com/a.git", ...setting }, {}, localOutbound),
  ).toThrow();
});

test.each([
  ["git version 2.39.5", undefined],
  ["git version 3.0.1 (Apple Git-160)", undefined],
  ["git version 2.30.2", "got `git version 2.30.2`"],
  [undefined, "it is not installed on this machine"],
])("of a machine that says %j, it says %j", (said, fault) => {
  expect(versionFault(said)).toEqual(fault && expect.stringContaining(fault));
});

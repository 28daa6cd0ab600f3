import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { findProgram, freePort, startProgram } from "@document-export/local-servers";
import type { DestinationUnderTest } from "../destinations/destination-under-test.js";

const MAX_FILE_BYTES = 16 * 1024 * 1024;
const BACKEND = "/usr/lib/git-core/git-http-backend";
const programs = ["git", "nginx", "fcgiwrap", "sshd", "ssh", "ssh-keygen"].map(findProgram);

/** Whether a required program is missing on this machine. */
export const isGitMissing = programs.includes(undefined);

/** Title of tests that need these programs. */
export const gitTitle = isGitMissing
  ? "SKIPPED: no git, nginx, fcgiwrap or sshd on this machine (apt: git nginx-light fcgiwrap openssh-server)"
  : "on git http-backend behind nginx, and on sshd";

export const gitSecrets = { username: "git", password: "not-so-secret" };

/** A repository on the test servers. */
export interface TestRepository extends Pick<DestinationUnderTest, "read" | "plant" | "list"> {
  /** Its folder, a bare repository. */
  readonly folder: string;
  /** Its URL over HTTP. */
  readonly url: string;
  /** Its URL over SSH. */
  readonly sshUrl: string;
  /** Runs `git` in the repository, and returns its output. */
  readonly git: (...args: readonly string[]) => string;
  /** Makes the server refuse pushes by a rule. */
  readonly protect: () => Promise<void>;
}

/** Starts git http-backend behind nginx, and sshd. */
export async function startGitServers() {
  const root = await mkdtemp(join(tmpdir(), "document-export-git-servers-"));
  const repositories = join(root, "repositories");
  const template = join(root, "template");
  await Promise.all([mkdir(repositories), mkdir(template)]);
  const settings = "[http]\n\treceivepack = true\n[uploadpack]\n\tallowFilter = true\n";
  runGit(template, ["init", "--quiet", "--bare", "--template=", "--initial-branch=main", "."]);
  await appendFile(join(template, "config"), settings);
  const http = await startHttp(root, repositories);
  const ssh = await startSsh(root);
  let count = 0;
  return {
    hostKey: ssh.hostKey,
    privateKey: ssh.privateKey,
    /** Creates an empty repository, in its own folder or in the given one. */
    addRepository: async (name = `repository-${(count += 1)}`): Promise<TestRepository> => {
      const folder = join(repositories, name);
      await cp(template, folder, { recursive: true });
      const git = (...args: readonly string[]) => runGit(folder, args);
      return {
        folder,
        url: `${http.url}/${name}`,
        sshUrl: `ssh://${userInfo().username}@127.0.0.1:${ssh.port}${folder}`,
        git,
        ...viewOf(folder),
        protect: async () => {
          const hook = join(folder, "hooks", "pre-receive");
          await mkdir(join(folder, "hooks"), { recursive: true });
          await writeFile(hook, "#!/bin/sh\necho 'main is protected'\nexit 1\n");
          await chmod(hook, 0o755);
        },
      };
    },
    stop: async () => {
      await Promise.all([http.stop(), ssh.stop()]);
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** The running servers. */
export type GitServers = Awaited<ReturnType<typeof startGitServers>>;

function runGit(
  cwd: string,
  args: readonly string[],
  input?: string,
  env: NodeJS.ProcessEnv = {},
): string {
  const identity = { GIT_AUTHOR_NAME: "Somebody", GIT_AUTHOR_EMAIL: "somebody@example.com" };
  const committer = { GIT_COMMITTER_NAME: "Somebody", GIT_COMMITTER_EMAIL: "somebody@example.com" };
  return execFileSync("git", [...args], {
    cwd,
    input: input ?? "",
    env: {
      PATH: process.env["PATH"],
      GIT_CONFIG_GLOBAL: "/dev/null",
      ...identity,
      ...committer,
      ...env,
    },
    stdio: ["pipe", "pipe", "ignore"],
  }).toString();
}

/** Accesses the branch directly, without the servers. */
function viewOf(folder: string): Pick<DestinationUnderTest, "read" | "plant" | "list"> {
  const has = () => existsSync(join(folder, "refs/heads/main"));
  return {
    read: async (target) => {
      try {
        return execFileSync("git", ["cat-file", "blob", `main:${target}`], {
          cwd: folder,
          stdio: ["ignore", "pipe", "ignore"],
          maxBuffer: MAX_FILE_BYTES,
        });
      } catch {
        return undefined;
      }
    },
    plant: async (target, content) => {
      const commit = [
        "commit refs/heads/main",
        "committer Somebody <somebody@example.com> now",
        dataOf("Somebody's"),
        ...(has() ? ["from refs/heads/main^0"] : []),
        `M 100644 inline ${JSON.stringify(target)}`,
        dataOf(content),
      ];
      runGit(folder, ["fast-import", "--quiet", "--date-format=now"], `${commit.join("\n")}\n`);
    },
    list: async () =>
      has()
        ? runGit(folder, ["ls-tree", "-r", "-z", "--name-only", "main"]).split("\0").filter(Boolean)
        : [],
  };
}

function dataOf(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}`;
}

async function startHttp(root: string, repositories: string) {
  const [port, cgi] = [await freePort(), await freePort()];
  const folder = join(root, "http");
  await mkdir(folder);
  await writeFile(
    join(folder, "passwords"),
    `${gitSecrets.username}:{PLAIN}${gitSecrets.password}\n`,
  );
  const parameters = {
    SCRIPT_FILENAME: BACKEND,
    GIT_PROJECT_ROOT: repositories,
    GIT_HTTP_EXPORT_ALL: "1",
    PATH_INFO: "$uri",
    QUERY_STRING: "$query_string",
    REQUEST_METHOD: "$request_method",
    CONTENT_TYPE: "$content_type",
    CONTENT_LENGTH: "$content_length",
    REMOTE_USER: "$remote_user",
    GIT_PROTOCOL: "$http_git_protocol",
  };
  const lines = Object.entries(parameters).map(
    ([name, value]) => `fastcgi_param ${name} ${value};`,
  );
  const isRoot = process.getuid?.() === 0;
  await writeFile(
    join(folder, "nginx.conf"),
    `${isRoot ? "user root;" : ""}
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  client_max_body_size 0;
  client_body_temp_path ${folder};
  fastcgi_temp_path ${folder};
  proxy_temp_path ${folder};
  scgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    auth_basic git;
    auth_basic_user_file ${folder}/passwords;
    location /elsewhere/ { return 302 http://127.0.0.1:${port}/repositories/; }
    location / {
      fastcgi_pass 127.0.0.1:${cgi};
      fastcgi_buffering off;
      ${lines.join("\n      ")}
    }
  }
}
`,
  );
  const stopCgi = await startProgram({
    program: findProgram("fcgiwrap") ?? "",
    leavesChildren: true,
    args: ["-c", "8", "-s", `tcp:127.0.0.1:${cgi}`],
    port: cgi,
  });
  const stopNginx = await startProgram({
    program: findProgram("nginx") ?? "",
    args: ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")],
    port,
  });
  const stop = async () => void (await Promise.all([stopNginx(), stopCgi()]));
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function startSsh(root: string) {
  const port = await freePort();
  const folder = join(root, "ssh");
  await mkdir(folder);
  for (const name of ["host", "user"])
    execFileSync(findProgram("ssh-keygen") ?? "", [
      "-q",
      "-t",
      "ed25519",
      "-N",
      "",
      "-f",
      join(folder, name),
    ]);
  await writeFile(join(folder, "authorized"), await readFile(join(folder, "user.pub")));
  const configuration = [
    `Port ${port}`,
    "ListenAddress 127.0.0.1",
    `HostKey ${join(folder, "host")}`,
    `AuthorizedKeysFile ${join(folder, "authorized")}`,
    `PidFile ${join(folder, "pid")}`,
    "StrictModes no",
    "PasswordAuthentication no",
    "",
  ];
  await writeFile(join(folder, "sshd_config"), configuration.join("\n"));
  // As root, sshd drops its privileges in this folder, which the package's service creates at boot.
  if (process.getuid?.() === 0) await mkdir("/run/sshd", { recursive: true });
  const args = ["-D", "-e", "-f", join(folder, "sshd_config")];
  const stop = await startProgram({ program: findProgram("sshd") ?? "", args, port });
  const [type, key] = (await readFile(join(folder, "host.pub"), "utf8")).split(" ");
  return {
    port,
    hostKey: `${type} ${key}`,
    privateKey: await readFile(join(folder, "user"), "utf8"),
    stop,
  };
}

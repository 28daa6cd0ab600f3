import { execFileSync } from "node:child_process";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { findProgram } from "../find-program.ts";
import { addFolder, destinationServer, type Place, type Site } from "./destination-server.ts";

export const PASSWORD = "pass word";

/** Creates a key, and returns its fingerprint. */
export function makeKey(root: string, name: string, type = "ed25519"): string {
  const program = findProgram("ssh-keygen") ?? "ssh-keygen";
  const file = join(root, name);
  execFileSync(program, ["-q", "-t", type, "-N", "", "-f", file]);
  return fingerprint(file);
}

function fingerprint(file: string): string {
  const program = findProgram("ssh-keygen") ?? "ssh-keygen";
  return String(execFileSync(program, ["-lf", file])).split(" ")[1] ?? "";
}

function settingsOf({ root, port }: Site, folder: string) {
  const { username } = userInfo();
  return { host: "127.0.0.1", port, username, folder, hostKey: fingerprint(join(root, "host")) };
}

async function placeWithPassword(site: Site, name: string): Promise<Place> {
  const folder = await addFolder(site, name);
  return {
    settings: settingsOf(site, folder),
    secrets: { password: PASSWORD },
    wrongSecrets: { password: "no" },
    folder,
  };
}

/** For a server whose root is the folder of its files. */
export async function placeInRoot(site: Site, name: string): Promise<Place> {
  const place = await placeWithPassword(site, name);
  return { ...place, settings: { ...place.settings, folder: `/${name}` } };
}

/** OpenSSH's server. */
export const openssh = destinationServer({
  name: "OpenSSH",
  kind: "sftp",
  install: "Debian: openssh-server",
  program: "sshd",
  needs: ["ssh-keygen"],
  printVersion: '"$0" -V',
  prepare: async ({ root, port }) => {
    makeKey(root, "host");
    makeKey(root, "user");
    makeKey(root, "other");
    await writeFile(join(root, "authorized"), await readFile(join(root, "user.pub")));
    const config = [
      `Port ${port}`,
      "ListenAddress 127.0.0.1",
      `HostKey ${join(root, "host")}`,
      `AuthorizedKeysFile ${join(root, "authorized")}`,
      `PidFile ${join(root, "pid")}`,
      "StrictModes no",
      "PasswordAuthentication no",
      "MaxStartups 100",
      "Subsystem sftp internal-sftp",
    ];
    await writeFile(join(root, "sshd_config"), `${config.join("\n")}\n`);
    // As root, sshd needs this folder for privilege separation; normally the service of its package creates it at boot.
    if (process.getuid?.() === 0) await mkdir("/run/sshd", { recursive: true });
    return { args: ["-D", "-e", "-f", join(root, "sshd_config")] };
  },
  place: async (site, name) => {
    const folder = await addFolder(site, name);
    const key = (file: string) => readFile(join(site.root, file), "utf8");
    return {
      settings: settingsOf(site, folder),
      secrets: { privateKey: await key("user") },
      wrongSecrets: { privateKey: await key("other") },
      folder,
    };
  },
});

/** ProFTPD with its module for SFTP. */
export const proftpd = destinationServer({
  name: "ProFTPD, mod_sftp",
  kind: "sftp",
  install: "Debian: proftpd-core, proftpd-mod-crypto",
  program: "proftpd",
  needs: ["ssh-keygen", "openssl"],
  printVersion: '"$0" -v',
  prepare: async ({ root, port }) => {
    makeKey(root, "host");
    const { username, uid, gid, homedir } = userInfo();
    const hash = String(execFileSync("openssl", ["passwd", "-5", PASSWORD])).trim();
    const users = join(root, "users");
    await writeFile(users, `${username}:${hash}:${uid}:${gid}::${homedir}:/bin/sh\n`);
    await writeFile(join(root, "groups"), "users:x:100:\n");
    await chmod(users, 0o600);
    await chmod(join(root, "groups"), 0o600);
    const config = [
      "LoadModule mod_sftp.c",
      "ServerType standalone",
      "DefaultAddress 127.0.0.1",
      `Port ${port}`,
      `PidFile ${join(root, "pid")}`,
      `ScoreboardFile ${join(root, "scoreboard")}`,
      `DelayTable none`,
      "UseReverseDNS off",
      "MaxInstances 100",
      ...(uid === 0 ? ["User root", "Group root", "RootLogin on"] : []),
      "RequireValidShell off",
      "UseFtpUsers off",
      "AuthPAM off",
      "AuthOrder mod_auth_file.c",
      `AuthUserFile ${users}`,
      `AuthGroupFile ${join(root, "groups")}`,
      "SFTPEngine on",
      "SFTPAuthMethods password",
      `SFTPHostKey ${join(root, "host")}`,
      `SFTPLog none`,
      "AllowOverwrite on",
      // Its checks of parent folders would reject world-writable folders.
      "<Directory /*>",
      "AllowOverwrite on",
      "</Directory>",
    ];
    await writeFile(join(root, "proftpd.conf"), `${config.join("\n")}\n`);
    return { args: ["-n", "-c", join(root, "proftpd.conf")] };
  },
  place: placeWithPassword,
});

/** rclone's SFTP server, which uses a folder as its root. */
export const rcloneSftp = destinationServer({
  name: "rclone serve sftp",
  kind: "sftp",
  install: "Debian: rclone",
  program: "rclone",
  needs: ["ssh-keygen"],
  printVersion: '"$0" version',
  prepare: async ({ root, port }) => {
    makeKey(root, "host");
    const args = ["serve", "sftp", join(root, "files"), "--addr", `127.0.0.1:${port}`];
    const keys = ["--key", join(root, "host"), "--user", userInfo().username, "--pass", PASSWORD];
    return { args: [...args, ...keys, "--dir-cache-time", "1ms"] };
  },
  place: placeInRoot,
});

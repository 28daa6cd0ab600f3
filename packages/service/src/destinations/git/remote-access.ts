import { isIP } from "node:net";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { resolveAllowed } from "../../outbound/address-policy.js";
import type { Outbound } from "../../outbound/outbound.js";
import { DeliveryRefusedError } from "../destination.js";
import type { GitSecrets, GitSettings } from "./git-settings.js";

/** The environment of `git` for one repository. */
export type GitEnvironment = Readonly<Record<string, string>>;

const CONNECT_SECONDS = 20;

/**
 * Builds the environment that `git` needs to reach a repository: pinned to the address that was checked, with secrets
 * kept out of arguments that other programs could see. Writes the SSH key to the folder, where only this user can read
 * it.
 *
 * @throws {RefusedAddressError} if the host is not at an allowed address.
 */
export async function remoteAccess(
  { url, hostKey }: GitSettings,
  secrets: GitSecrets,
  { policy, timeout }: Outbound,
  folder: string,
): Promise<GitEnvironment> {
  const silence = String(Math.ceil(timeout / 1000));
  const ssh = sshHost(url);
  if (ssh !== undefined) {
    const address = await resolveAllowed(ssh, policy);
    const { privateKey } = secrets;
    return sshAccess({ url, host: ssh, address, hostKey, privateKey, silence }, folder);
  }
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  const address = await resolveAllowed(host, policy);
  const at = port || (protocol === "https:" ? "443" : "80");
  const pinned = address.includes(":") ? `[${address}]` : address;
  return asEnvironment([
    ...remote(url),
    ["protocol.allow", "never"],
    [`protocol.${protocol.slice(0, -1)}.allow`, "always"],
    ["http.followRedirects", "false"],
    ["http.lowSpeedLimit", "1"],
    ["http.lowSpeedTime", silence],
    // Without this, a different DNS response could lead to an address that was not checked.
    ...(isIP(host) ? [] : [["http.curloptResolve", `${host}:${at}:${pinned}`] as const]),
    ...authorization(secrets),
  ]);
}

/** Returns the host of an SSH address; undefined for an HTTPS address. */
export function sshHost(url: string): string | undefined {
  if (/^https?:/.test(url)) return undefined;
  const [, host] = /^(?:ssh:\/\/)?(?:[\w.-]+@)?([\w.-]+)/.exec(url) ?? [];
  return host;
}

function authorization({
  username = "git",
  password,
}: GitSecrets): readonly (readonly [string, string])[] {
  if (password === undefined) return [];
  const credentials = Buffer.from(`${username}:${password}`).toString("base64");
  return [["http.extraHeader", `Authorization: Basic ${credentials}`]];
}

/** Configures the repository as `origin`. The content of files is fetched on demand. */
function remote(url: string): readonly (readonly [string, string])[] {
  return [
    ["remote.origin.url", url],
    ["remote.origin.promisor", "true"],
    ["remote.origin.partialclonefilter", "blob:none"],
  ];
}

/** Passes configuration in the environment, because other users on the machine could read arguments. */
function asEnvironment(
  entries: readonly (readonly [name: string, value: string])[],
): GitEnvironment {
  const members = entries.flatMap(([name, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, name],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  return Object.fromEntries([["GIT_CONFIG_COUNT", String(entries.length)], ...members]);
}

interface SshParts {
  readonly url: string;
  readonly host: string;
  readonly address: string;
  readonly hostKey: string | undefined;
  readonly privateKey: string | undefined;
  readonly silence: string;
}

async function sshAccess(
  { url, host, address, hostKey, privateKey, silence }: SshParts,
  folder: string,
): Promise<GitEnvironment> {
  if (hostKey === undefined || privateKey === undefined)
    throw new DeliveryRefusedError(
      "the connection lacks the setting `hostKey` or the secret `privateKey`, which SSH needs.",
    );
  const [key, hosts] = [join(folder, "key"), join(folder, "hosts")];
  // The SSH program rejects a key without a trailing line break.
  await writeFile(key, `${privateKey.trim()}\n`, { mode: 0o600 });
  await writeFile(hosts, `${host} ${hostKey}\n`, { mode: 0o600 });
  const options = {
    BatchMode: "yes",
    IdentitiesOnly: "yes",
    StrictHostKeyChecking: "yes",
    UserKnownHostsFile: hosts,
    GlobalKnownHostsFile: "/dev/null",
    // The server's key is looked up by host name, while the connection goes to the address that was checked.
    HostKeyAlias: host,
    HostName: address,
    ConnectTimeout: String(CONNECT_SECONDS),
    ServerAliveInterval: silence,
    ServerAliveCountMax: "1",
  };
  const words = Object.entries(options).map(([name, value]) => `-o ${quote(`${name}=${value}`)}`);
  return {
    ...asEnvironment([
      ...remote(url),
      ["protocol.allow", "never"],
      ["protocol.ssh.allow", "always"],
    ]),
    GIT_SSH_COMMAND: `ssh -F /dev/null -i ${quote(key)} ${words.join(" ")}`,
    GIT_SSH_VARIANT: "ssh",
  };
}

/** Quotes a word for the shell that `git` starts. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

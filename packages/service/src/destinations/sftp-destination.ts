import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { posix } from "node:path";
import type SftpClient from "ssh2-sftp-client";
import { z } from "zod";
import type { Outbound } from "../outbound/outbound.js";
import { resolveAllowed } from "../outbound/address-policy.js";
import {
  assertUnchanged,
  targetExists,
  destinationKind,
  type Publication,
  type Published,
  type PublishedResult,
} from "./destination.js";
import { probeTarget, publicLink } from "./target.js";

const settingsSchema = z.object({
  host: z.string().min(1),
  port: z.coerce.number().int().min(1).max(65_535).default(22),
  username: z.string().min(1),
  /** Absolute path of the folder that results are published to. */
  folder: z.string().startsWith("/"),
  /** Fingerprint of the server's key, as `ssh-keygen -lf` prints it. A server with another key gets nothing. */
  hostKey: z.string().regex(/^SHA256:[\w+/]{43}=?$/, "Must be a fingerprint such as `SHA256:…`."),
  /** Base URL under which people can see the results, if there is one. */
  publicUrl: z.url().optional(),
});
const secretsSchema = z.object({
  password: z.string().exactOptional(),
  /** Private key in PEM or OpenSSH form. */
  privateKey: z.string().exactOptional(),
  passphrase: z.string().exactOptional(),
});

interface Account {
  readonly settings: z.output<typeof settingsSchema>;
  readonly secrets: z.output<typeof secretsSchema>;
  readonly outbound: Outbound;
}

const CONNECT_TIMEOUT_MS = 20_000;
// The library prints these events by default; every error also rejects the call that it belongs to.
const silent = { error: () => undefined, end: () => undefined, close: () => undefined };

/** `sftp`: a folder on a machine with an SSH server. */
export const sftpKind = destinationKind({
  summary: "a folder on a machine with SFTP",
  publishing: "uploaded under another name, then renamed; the key of the host must be known",
  removing: "with its images, unless it was changed since",
  settings: settingsSchema,
  secrets: secretsSchema,
  open: (settings, secrets, outbound) => ({
    keepsFiles: true,
    publish: (publication) => publish({ settings, secrets, outbound }, publication),
    remove: (result) => remove({ settings, secrets, outbound }, result),
    check: () => check({ settings, secrets, outbound }),
  }),
  read: (settings, secrets, outbound) => (reference, max) =>
    read({ settings, secrets, outbound }, reference, max),
});

/** Writes a result under another name and renames it, so that nobody reads a part of it. */
async function publish(account: Account, publication: Publication): Promise<Published> {
  const { target, bytes, job } = publication;
  const path = posix.join(account.settings.folder, target);
  const draft = posix.join(posix.dirname(path), `.${job}.part`);
  const client = await connectTo(account);
  try {
    await client.mkdir(posix.dirname(path), true);
    await client.put(Buffer.from(bytes), draft);
    await putInPlace(client, draft, path, publication);
  } finally {
    await client.end();
  }
  return { reference: target, links: publicLink(account.settings.publicUrl, publication) };
}

async function remove(
  account: Account,
  { reference, images, publishedAt }: PublishedResult,
): Promise<"removed" | "absent"> {
  const { folder } = account.settings;
  const path = posix.join(folder, reference);
  const client = await connectTo(account);
  try {
    if (!(await client.exists(path))) return "absent";
    const { modifyTime } = await client.stat(path);
    assertUnchanged(reference, new Date(modifyTime), publishedAt);
    const beside = posix.join(folder, images);
    if (await client.exists(beside)) await client.rmdir(beside, true);
    await client.delete(path);
    return "removed";
  } finally {
    await client.end();
  }
}

/** Reads no link, which could lead out of the folder. */
async function read(
  account: Account,
  reference: string,
  max: number,
): Promise<Uint8Array | undefined> {
  const path = posix.join(account.settings.folder, reference);
  const client = await connectTo(account);
  try {
    if ((await client.exists(path)) !== "-") return undefined;
    const { size } = await client.stat(path);
    if (size > max) throw new Error(`\`${reference}\` is longer than ${max} bytes.`);
    const content = await client.get(path);
    return Buffer.isBuffer(content) ? content : undefined;
  } finally {
    await client.end();
  }
}

async function check(account: Account): Promise<void> {
  const path = posix.join(account.settings.folder, probeTarget());
  const client = await connectTo(account);
  try {
    await client.put(Buffer.from("check"), path);
    await client.delete(path);
  } finally {
    await client.end();
  }
}

async function putInPlace(
  client: SftpClient,
  draft: string,
  path: string,
  { target, bytes, replace, resumed }: Publication,
): Promise<void> {
  if (replace) {
    await client.posixRename(draft, path);
    return;
  }
  try {
    // Unlike `posixRename`, this fails if the name is in use.
    await client.rename(draft, path);
  } catch (error) {
    const kind = await client.exists(path);
    if (kind === false) throw error;
    await client.delete(draft, true);
    if (resumed && kind === "-" && (await contains(client, path, bytes))) return;
    throw targetExists(target);
  }
}

async function contains(client: SftpClient, path: string, bytes: Uint8Array): Promise<boolean> {
  const { size } = await client.stat(path);
  if (size !== bytes.length) return false;
  const content = await client.get(path);
  return Buffer.isBuffer(content) && content.equals(bytes);
}

async function connectTo({ settings, secrets, outbound }: Account): Promise<SftpClient> {
  const { host, port, username, hostKey } = settings;
  // Loaded where it is used: it is a tenth of all code that a start would read.
  const { Client } = await import("./sftp-client.js");
  const client = new Client("sftp", silent);
  await client.connect({
    sock: await openSocket(await resolveAllowed(host, outbound.policy), port, outbound.timeout),
    username,
    readyTimeout: CONNECT_TIMEOUT_MS,
    hostVerifier: (key: Buffer) => fingerprint(key) === hostKey.replace(/=$/, ""),
    ...secrets,
  });
  return client;
}

async function openSocket(host: string, port: number, silence: number): Promise<Socket> {
  const socket = connect({ host, port });
  await once(socket, "connect", { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
  // A server that stops responding would block the job for ever.
  socket.setTimeout(silence, () => {
    socket.destroy(new Error(`The server sent nothing for ${silence} ms.`));
  });
  return socket;
}

function fingerprint(key: Buffer): string {
  return `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=$/, "")}`;
}

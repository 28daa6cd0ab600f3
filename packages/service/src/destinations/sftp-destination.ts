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
import { publicUrlSchema } from "./url-schemas.js";

const settingsSchema = z.object({
  host: z.string().min(1),
  port: z.coerce.number().int().min(1).max(65_535).default(22),
  username: z.string().min(1),
  /** Absolute path of the folder that results are published to. */
  folder: z.string().startsWith("/"),
  /** Fingerprint of the server's key, as `ssh-keygen -lf` prints it. A server with another key gets nothing. */
  hostKey: z.string().regex(/^SHA256:[\w+/]{43}=?$/, "Must be a fingerprint such as `SHA256:…`."),
  /** Base URL under which people can see the results, if there is one. */
  publicUrl: publicUrlSchema().optional(),
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
    await makeFolders(client, posix.dirname(path));
    try {
      // What a crashed attempt left may be the published file under its other name: it must not be written to.
      if (publication.attempt > 1) await client.delete(draft, true);
      await client.put(Buffer.from(bytes), draft);
      await putInPlace(client, draft, path, publication);
    } catch (error) {
      // After a connection that broke, the next attempt overwrites it.
      await client.delete(draft, true).catch(() => undefined);
      throw error;
    }
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
  if (replace) return replaceBy(client, draft, path);
  if (await takeName(client, draft, path)) return;
  await client.delete(draft, true);
  const isFile = (await client.exists(path)) === "-";
  if (resumed && isFile && (await contains(client, path, bytes))) return;
  throw targetExists(target);
}

/**
 * Gives a draft its name where nothing has that; false if something has. A hard link cannot replace anything, on any
 * server. Without that extension the name is asked for first: servers differ in whether a rename replaces.
 */
async function takeName(client: SftpClient, draft: string, path: string): Promise<boolean> {
  if (await link(client, draft, path)) {
    await client.delete(draft, true);
    return true;
  }
  if (await client.exists(path)) return false;
  try {
    await client.rename(draft, path);
    return true;
  } catch (error) {
    // Somebody was faster, on a server whose rename does not replace.
    if (await client.exists(path)) return false;
    throw error;
  }
}

/** Links a file to another name; false if the server cannot, or the name is in use. */
function link(client: SftpClient, from: string, to: string): Promise<boolean> {
  const { sftp } = client as unknown as RawClient;
  return new Promise((resolve) => {
    try {
      sftp.ext_openssh_hardlink(from, to, (error) => resolve(!error));
    } catch {
      // The server has not announced `hardlink@openssh.com`.
      resolve(false);
    }
  });
}

/** The protocol under the client, which has no method for links. */
interface RawClient {
  readonly sftp: {
    readonly ext_openssh_hardlink: (
      from: string,
      to: string,
      done: (error: Error | null | undefined) => void,
    ) => void;
  };
}

/** Replaces what is there; without `posix-rename@openssh.com`, there is nothing for a moment in between. */
async function replaceBy(client: SftpClient, draft: string, path: string): Promise<void> {
  try {
    await client.posixRename(draft, path);
  } catch (error) {
    if (!(await client.exists(draft))) throw error;
    await client.delete(path, true);
    await client.rename(draft, path);
  }
}

/** Makes folders; several exports may make the same one at once, and then all but one are refused. */
async function makeFolders(client: SftpClient, folder: string): Promise<void> {
  if ((await client.exists(folder)) === "d") return;
  if (folder !== posix.dirname(folder)) await makeFolders(client, posix.dirname(folder));
  try {
    await client.mkdir(folder);
  } catch (error) {
    if ((await client.exists(folder)) !== "d") throw error;
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
  // A server that stops responding would block the job forever.
  socket.setTimeout(silence, () => {
    socket.destroy(new Error(`The server sent nothing for ${silence} ms.`));
  });
  return socket;
}

function fingerprint(key: Buffer): string {
  return `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=$/, "")}`;
}

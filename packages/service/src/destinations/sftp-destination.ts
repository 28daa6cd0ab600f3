import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { posix } from "node:path";
import SftpClient from "ssh2-sftp-client";
import { z } from "zod";
import { resolveAllowed } from "../outbound/address-policy.js";
import { DeliveryRefusedError } from "./delivery-refused-error.js";
import { destinationKind, type Outbound } from "./destination-kind.js";
import type { Publication, Published } from "./destination.js";
import { probeTarget, publicLink } from "./target.js";

const settingsSchema = z.object({
  host: z.string().min(1),
  port: z.coerce.number().int().min(1).max(65_535).default(22),
  username: z.string().min(1),
  /** Absolute path of the folder that results go to. */
  folder: z.string().startsWith("/"),
  /** Fingerprint of the server's key as `ssh-keygen -lf` prints it: whoever cannot show that key gets nothing. */
  hostKey: z.string().regex(/^SHA256:[\w+/]{43}=?$/, "expected a fingerprint such as `SHA256:…`"),
  /** Where people see the results, if they do. */
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

const TIMEOUT = 20_000;
// The library prints these by default; every fault also rejects the call that it belongs to.
const silent = { error: () => undefined, end: () => undefined, close: () => undefined };

/** `sftp`: a folder of a machine that is reached by SSH. */
export const sftpKind = destinationKind({
  summary: "a folder of a machine that speaks SFTP",
  settings: settingsSchema,
  secrets: secretsSchema,
  open: (settings, secrets, outbound) => ({
    keepsFiles: true,
    publish: (publication) => publish({ settings, secrets, outbound }, publication),
    check: () => check({ settings, secrets, outbound }),
  }),
});

/** A result is written under another name and renamed, so that nobody reads half of it. */
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
    // Unlike `posixRename`, it fails where something has the name.
    await client.rename(draft, path);
  } catch (error) {
    const kind = await client.exists(path);
    if (kind === false) throw error;
    await client.delete(draft, true);
    if (resumed && kind === "-" && (await holds(client, path, bytes))) return;
    throw new DeliveryRefusedError(`\`${target}\` belongs to something else already.`);
  }
}

async function holds(client: SftpClient, path: string, bytes: Uint8Array): Promise<boolean> {
  const { size } = await client.stat(path);
  if (size !== bytes.length) return false;
  const there = await client.get(path);
  return Buffer.isBuffer(there) && there.equals(bytes);
}

async function connectTo({ settings, secrets, outbound }: Account): Promise<SftpClient> {
  const { host, port, username, hostKey } = settings;
  const client = new SftpClient("sftp", silent);
  await client.connect({
    sock: await openSocket(await resolveAllowed(host, outbound.policy), port, outbound.timeout),
    username,
    readyTimeout: TIMEOUT,
    hostVerifier: (key: Buffer) => fingerprint(key) === hostKey.replace(/=$/, ""),
    ...secrets,
  });
  return client;
}

async function openSocket(host: string, port: number, silence: number): Promise<Socket> {
  const socket = connect({ host, port });
  await once(socket, "connect", { signal: AbortSignal.timeout(TIMEOUT) });
  // A server that stops in the middle would keep the job for ever.
  socket.setTimeout(silence, () => {
    socket.destroy(new Error(`The server was silent for ${silence} ms.`));
  });
  return socket;
}

function fingerprint(key: Buffer): string {
  return `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=$/, "")}`;
}

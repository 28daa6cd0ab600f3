import { posix } from "node:path";
import { z } from "zod";
import type { Outbound } from "../../outbound/outbound.js";
import { cleanUpAfter } from "../clean-up-after.js";
import {
  assertUnchanged,
  commonSettingsSchema,
  destinationKind,
  type Publication,
  type Published,
  type PublishedResult,
} from "../destination.js";
import { probeTarget, publicLink } from "../target.js";
import { connectSftp } from "./connect-sftp.js";
import { explainStatus } from "./explain-sftp.js";
import { link, makeFolders, putInPlace, readUpTo, removeFile, replaceBy } from "./sftp-steps.js";
import { upload } from "./upload.js";
import { publicUrlSchema } from "../url-schemas.js";

const settingsSchema = z.object({
  host: z.string().min(1),
  port: z.coerce.number().int().min(1).max(65_535).default(22),
  username: z.string().min(1),
  /** Absolute path of the folder that results are published to. */
  folder: z.string().startsWith("/"),
  /** Fingerprint of the server's key, as `ssh-keygen -lf` prints it. Nothing is sent to a server with another key. */
  hostKey: z.string().regex(/^SHA256:[\w+/]{43}=?$/, "Must be a fingerprint such as `SHA256:…`."),
  /** Base URL where people can view the results, if there is one. */
  publicUrl: publicUrlSchema().optional(),
  /** Same as for every destination; listed here because the check uses it too. */
  onExisting: commonSettingsSchema.shape.onExisting,
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

/** Uploads a result under a temporary name and renames it, so that no one reads a partial file. */
async function publish(account: Account, publication: Publication): Promise<Published> {
  const { target, bytes, job } = publication;
  const { folder, username, publicUrl } = account.settings;
  const path = posix.join(folder, target);
  const draft = posix.join(posix.dirname(path), `.${job}.part`);
  const client = await connectSftp(account);
  try {
    await makeFolders(client, posix.dirname(path), folder);
    try {
      // A draft left by a crashed attempt may be a hard link to the published file, so it must not be written to.
      if (publication.attempt > 1) await removeFile(client, draft);
      await upload(client, draft, bytes);
      await putInPlace(client, draft, path, publication);
    } catch (error) {
      // If the connection broke and this fails, the next attempt overwrites the draft.
      await removeFile(client, draft).catch(() => undefined);
      throw error;
    }
  } catch (error) {
    throw explainStatus(error, username, target);
  } finally {
    await client.end();
  }
  return { reference: target, links: publicLink(publicUrl, publication) };
}

async function remove(
  account: Account,
  { reference, images, publishedAt }: PublishedResult,
): Promise<"removed" | "absent"> {
  const { folder } = account.settings;
  const path = posix.join(folder, reference);
  const client = await connectSftp(account);
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

/** Reads a result. Does not follow symbolic links, which could point outside the folder. */
async function read(
  account: Account,
  reference: string,
  max: number,
): Promise<Uint8Array | undefined> {
  const path = posix.join(account.settings.folder, reference);
  const client = await connectSftp(account);
  try {
    if ((await client.exists(path)) !== "-") return undefined;
    const content = await readUpTo(client, path, max);
    if (content && content.length > max)
      throw new Error(`\`${reference}\` is longer than ${max} bytes.`);
    return content;
  } finally {
    await client.end();
  }
}

const RENAME_REPLACES =
  "the server has no hard links, and its rename overwrites a file: if someone else writes a file between the check of the path and the rename, that file is overwritten. Set `onExisting` to `replace` if that is acceptable, or publish to a folder that only this service writes to.";

/** Goes through the steps of a publication in a separate folder. */
async function check(account: Account): Promise<readonly string[]> {
  const folder = posix.join(account.settings.folder, probeTarget());
  const [draft, taken] = [posix.join(folder, "draft"), posix.join(folder, "taken")];
  const put = (path: string) => upload(client, path, Buffer.from("check"));
  const client = await connectSftp(account);
  const cleanUp = async () => {
    for (const path of [draft, taken]) await removeFile(client, path);
    if (await client.exists(folder)) await client.rmdir(folder);
  };
  try {
    return await cleanUpAfter(async () => {
      await makeFolders(client, folder, account.settings.folder);
      await put(draft);
      const isLinked = await link(client, draft, taken);
      if (!isLinked) await put(taken);
      const keeps = isLinked || !(await client.rename(draft, taken).then(Boolean, () => false));
      // The draft and the target may be hard links to the same file, which would not test a replacement.
      await removeFile(client, draft);
      await put(draft);
      await replaceBy(client, draft, taken);
      return keeps || account.settings.onExisting === "replace" ? [] : [RENAME_REPLACES];
    }, cleanUp);
  } catch (error) {
    throw explainStatus(error, account.settings.username, account.settings.folder);
  } finally {
    await client.end();
  }
}

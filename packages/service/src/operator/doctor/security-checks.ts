import { stat } from "node:fs/promises";
import { join } from "node:path";
import { lastBackup } from "../../audit/last-backup.js";
import { KEY_FILE } from "../../secrets/key-file.js";
import { check, type Finding } from "./check.js";
import { plaintextUrls } from "./plaintext-urls.js";

/** Maximum number of names that one finding lists; the rest are only counted. */
const MAX_NAMES = 5;

/** Checks that every token has an expiry. */
export const tokensCheck = check({
  what: "tokens",
  reads: [],
  run: async ({ storage: { db } }) => {
    const rows = await db
      .selectFrom("tokens")
      .select(["name", "expires_at"])
      .where((where) =>
        where.or([where("expires_at", "is", null), where("expires_at", ">", new Date())]),
      )
      .orderBy("id")
      .execute();
    const endless = rows.filter(({ expires_at }) => expires_at === null);
    if (endless.length === 0)
      return [{ state: "ok", what: "tokens", detail: `${rows.length}, each with an expiry` }];
    const names = listNames(endless.map(({ name }) => name));
    const detail = `${endless.length} of ${rows.length} never expire (${names}); create others with \`tokens create --days\`, then \`tokens revoke\` these`;
    return [{ state: "warning", what: "tokens", detail }];
  },
});

/** Checks that nothing is sent to another machine over plain HTTP. */
export const transportCheck = check({
  what: "transport",
  reads: ["uploads", "tracesUrl"],
  run: async ({ settings, storage: { db } }) => {
    const found = await plaintextUrls(db, settings);
    if (found.length === 0)
      return [{ state: "ok", what: "transport", detail: "other machines are called with TLS" }];
    return found.map(({ what, url }) => ({
      state: "warning",
      what,
      detail: `${url} is called with HTTP, which others on the network can read and change; use its https URL`,
    }));
  },
});

const DAY_MS = 86_400_000;
const MAX_BACKUP_AGE_DAYS = 2;

/** Checks that the last backup made with the command is recent. */
export const backupCheck = check({
  what: "backup",
  reads: [],
  run: async ({ storage: { db, kind } }) => {
    const at = await lastBackup(db);
    const others =
      kind === "postgres" ? "; if the server is backed up in another way, ignore this" : "";
    if (!at) {
      const detail = `there was none; \`document-export backup FILE --with-key\` makes one${others}`;
      return [{ state: "warning", what: "backup", detail }];
    }
    const isOld = Date.now() - at.getTime() > MAX_BACKUP_AGE_DAYS * DAY_MS;
    const detail = `the last one was at ${at.toISOString()}`;
    if (!isOld) return [{ state: "ok", what: "backup", detail }];
    return [{ state: "warning", what: "backup", detail: `${detail}; make one each day${others}` }];
  },
});

/** POSIX mode bits for others, and for group and others. */
const WORLD = 0o007;
const GROUP_AND_WORLD = 0o077;

/** Checks that other users of this machine cannot read the data folder, or the key in it. */
export const permissionsCheck = check({
  what: "permissions",
  reads: ["data"],
  run: async ({ settings: { data } }) => {
    // On Windows, mode bits do not describe the access of other users.
    if (process.platform === "win32") return [];
    const key = join(data, KEY_FILE);
    const findings = [
      await permissionFinding(data, WORLD, `others can read it; \`chmod o-rwx '${data}'\``),
      await permissionFinding(
        key,
        GROUP_AND_WORLD,
        `other users can use it; \`chmod 600 '${key}'\``,
      ),
    ].flatMap((finding) => finding ?? []);
    if (findings.length > 0) return findings;
    return [{ state: "ok", what: "permissions", detail: "no other user can read the data folder" }];
  },
});

/** Returns a finding for a path; undefined if the path is missing, or has none of these permissions. */
async function permissionFinding(
  path: string,
  mask: number,
  problem: string,
): Promise<Finding | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found || (found.mode & mask) === 0) return undefined;
  const mode = (found.mode & 0o777).toString(8);
  return {
    state: "warning",
    what: "permissions",
    detail: `${path} has the mode ${mode}: ${problem}`,
  };
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(", ");
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown;
}

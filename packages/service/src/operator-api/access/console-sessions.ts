import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

const HOUR_MS = 3_600_000;
/** In milliseconds: how long a session of the console lasts. */
export const SESSION_MS = 12 * HOUR_MS;
/** In milliseconds: how long a login code may be used. */
export const CODE_MS = 60_000;
/** Sessions of a process; the one that was used least recently ends first. */
const MAX_SESSIONS = 100;
const MAX_CODES = 20;
const BYTES = 32;

/** Who began a session: the hash of an operator token, or the user who was given a login code. */
export type SessionOwner = { readonly tokenHash: Uint8Array } | { readonly user: string };

/** A session of the console. */
export interface ConsoleSession {
  readonly owner: SessionOwner;
  readonly endsAt: Date;
}

/** The sessions of the console in this process, and the codes that begin one. They end with the process. */
export interface ConsoleSessions {
  /** Returns the secret of a new session. */
  readonly begin: (owner: SessionOwner) => string;
  readonly find: (secret: string) => ConsoleSession | undefined;
  readonly end: (secret: string) => void;
  /** Gives a code that begins one session of an admin. */
  readonly issueCode: (user: string) => string;
  /** Returns the user whom the code was issued to, once; undefined if it is unknown, used or too old. */
  readonly takeCode: (code: string) => string | undefined;
}

/** Opens the sessions; `now` gives milliseconds since 1970. */
export function createConsoleSessions(now: () => number = Date.now): ConsoleSessions {
  const perf = { now };
  // A clock that the cache reads once a millisecond would need a timer.
  const common = { perf, ttlResolution: 0 };
  const sessions = new LRUCache<string, ConsoleSession>({
    ...common,
    max: MAX_SESSIONS,
    ttl: SESSION_MS,
  });
  const codes = new LRUCache<string, string>({ ...common, max: MAX_CODES, ttl: CODE_MS });
  return {
    begin: (owner) => {
      const secret = `dxs_${randomText()}`;
      sessions.set(secret, { owner, endsAt: new Date(now() + SESSION_MS) });
      return secret;
    },
    find: (secret) => sessions.get(secret),
    end: (secret) => void sessions.delete(secret),
    issueCode: (user) => {
      const code = randomText();
      codes.set(code, user);
      return code;
    },
    takeCode: (code) => {
      const user = codes.get(code);
      codes.delete(code);
      return user;
    },
  };
}

function randomText(): string {
  return randomBytes(BYTES).toString("base64url");
}

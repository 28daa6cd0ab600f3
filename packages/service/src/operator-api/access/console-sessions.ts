import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

const HOUR_MS = 3_600_000;
/** Lifetime of a console session in milliseconds. */
export const SESSION_MS = 12 * HOUR_MS;
/** Lifetime of a login code in milliseconds. */
export const CODE_MS = 60_000;
/** Maximum number of sessions in a process. The least recently used session ends first. */
const MAX_SESSIONS = 100;
const MAX_CODES = 20;
const BYTES = 32;

/** Who started a session: the hash of an operator token, or the user who received a login code. */
export type SessionOwner = { readonly tokenHash: Uint8Array } | { readonly user: string };

/** A session of the console. */
export interface ConsoleSession {
  readonly owner: SessionOwner;
  readonly endsAt: Date;
}

/** The console sessions in this process, and the login codes that start them. They end with the process. */
export interface ConsoleSessions {
  /** Starts a session and returns its secret. */
  readonly begin: (owner: SessionOwner) => string;
  readonly find: (secret: string) => ConsoleSession | undefined;
  readonly end: (secret: string) => void;
  /** Issues a code that starts one session with the role of admin. */
  readonly issueCode: (user: string) => string;
  /**
   * Redeems a code and returns the user it was issued to. Works once; returns undefined if the code is unknown, used or
   * expired.
   */
  readonly takeCode: (code: string) => string | undefined;
}

/** Creates the session store; `now` returns milliseconds since 1970. */
export function createConsoleSessions(now: () => number = Date.now): ConsoleSessions {
  const perf = { now };
  // With a higher resolution value, the cache would need a timer for its clock.
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

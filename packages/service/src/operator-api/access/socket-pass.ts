import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { operatorName } from "../../audit/audit-log.js";

/** Authenticates requests on the control socket: anyone who can open the socket is an admin. */
export interface SocketPass {
  /** Replaces the credentials of a request with those of the socket. */
  readonly stamp: (request: IncomingMessage) => void;
  /** Returns the user who sent a request with the socket's credentials; undefined for any other token. */
  readonly userOf: (token: string) => string | undefined;
}

/** Header with the user who runs a command, in base64url: behind `sudo`, the service cannot see who called it. */
export const USER_HEADER = "x-document-export-user";

const BYTES = 32;
const MAX_USER_CHARACTERS = 500;

/** Creates a pass whose secret only this process knows. */
export function createSocketPass(): SocketPass {
  const secret = randomBytes(BYTES).toString("base64url");
  return {
    stamp: (request) => {
      const user = readUser(request) ?? operatorName();
      const encoded = Buffer.from(user).toString("base64url");
      request.headers.authorization = `Bearer ${secret}.${encoded}`;
      delete request.headers.cookie;
    },
    userOf: (token) => {
      const [given = "", encoded = ""] = token.split(".");
      const isOurs =
        given.length === secret.length && timingSafeEqual(Buffer.from(given), Buffer.from(secret));
      return isOurs ? Buffer.from(encoded, "base64url").toString() : undefined;
    },
  };
}

function readUser({ headers }: IncomingMessage): string | undefined {
  const encoded = headers[USER_HEADER];
  if (typeof encoded !== "string" || encoded === "") return undefined;
  return Buffer.from(encoded, "base64url").toString().slice(0, MAX_USER_CHARACTERS);
}

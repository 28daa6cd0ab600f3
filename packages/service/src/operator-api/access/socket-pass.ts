import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { operatorName } from "../../audit/audit-log.js";

/** Lets requests of the control socket in: who may open it is an admin. */
export interface SocketPass {
  /** Gives a request the credentials of the socket, in place of its own. */
  readonly stamp: (request: IncomingMessage) => void;
  /** The user who sent a request with these credentials; undefined if they are others. */
  readonly userOf: (token: string) => string | undefined;
}

/** The user whom a command runs for, in base64url: `sudo` hides who called it from the service. */
export const USER_HEADER = "x-document-export-user";

const BYTES = 32;
const MAX_USER_CHARACTERS = 500;

/** A pass that only this process knows. */
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

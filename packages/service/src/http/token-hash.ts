import { hash, randomBytes } from "node:crypto";

const BYTES = 32;
const SHAPE = /^de_[\w-]{43}$/;

/** A new token: 32 random bytes, in the characters that RFC 6750 allows. */
export function createToken(): string {
  return `de_${randomBytes(BYTES).toString("base64url")}`;
}

/** Whether a text may be a token at all: what is none need not be looked up. */
export function isTokenShaped(text: string): boolean {
  return SHAPE.test(text);
}

/** What is stored of a token, in hexadecimal. It is random and long, so that a plain hash cannot be guessed backwards. */
export function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

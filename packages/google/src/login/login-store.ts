import type { UserCredentials } from "../account/credentials.js";
import { GoogleError } from "../google-error.js";
import { callHelper } from "./credential-helper.js";
import { readPrivateFile, removeFile, writePrivateFile } from "./private-file.js";

/** A stored login: of a user, or the path of a service account key. */
export type SavedLogin = UserCredentials | { readonly kind: "key-file"; readonly path: string };

/** Storage for a login. */
export interface LoginStore {
  /** Name of the storage in messages. */
  readonly place: string;
  /** Returns the login; undefined if none is stored. */
  readonly read: () => Promise<SavedLogin | undefined>;
  readonly write: (login: SavedLogin) => Promise<void>;
  /** Deletes the login; returns true if there was one. */
  readonly remove: () => Promise<boolean>;
}

/** Stores the login in a file that only its owner can read. */
export function fileStore(path: string): LoginStore {
  return {
    place: path,
    read: async () => {
      const text = await readPrivateFile(path);
      return text === undefined ? undefined : toLogin(text, path);
    },
    write: async (login) => writePrivateFile(path, `${JSON.stringify(login, undefined, 2)}\n`),
    remove: async () => removeFile(path),
  };
}

/** Name of the login in credential helpers. */
const SERVER = "https://accounts.google.com/document-export";

/**
 * Stores the login in the platform's keychain, through a program that speaks the protocol of Docker's credential
 * helpers, such as `docker-credential-osxkeychain`, `-wincred`, `-secretservice` or `-pass`.
 */
export function helperStore(program: string): LoginStore {
  return {
    place: program,
    read: async () => {
      const text = await callHelper(program, "get", SERVER);
      if (text === undefined) return undefined;
      const { Secret: secret } = Object(parse(text, program)) as { readonly Secret?: unknown };
      return toLogin(String(secret), program);
    },
    write: async (login) => {
      const name = login.kind === "user" ? (login.email ?? "google") : "key";
      const entry = { ServerURL: SERVER, Username: name, Secret: JSON.stringify(login) };
      await callHelper(program, "store", JSON.stringify(entry));
    },
    remove: async () => (await callHelper(program, "erase", SERVER)) !== undefined,
  };
}

function toLogin(text: string, place: string): SavedLogin {
  const { kind, path, clientId, clientSecret, refreshToken, email } = Object(
    parse(text, place),
  ) as Readonly<Record<string, unknown>>;
  if (kind === "key-file" && typeof path === "string") return { kind, path };
  const isUser =
    kind === "user" &&
    typeof clientId === "string" &&
    typeof clientSecret === "string" &&
    typeof refreshToken === "string";
  if (isUser)
    return {
      kind,
      clientId,
      clientSecret,
      refreshToken,
      ...(typeof email === "string" && { email }),
    };
  throw broken(place);
}

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would show a part of the secret.
    throw broken(place);
  }
}

function broken(place: string): GoogleError {
  return new GoogleError("credentials", `The content of ${place} is not a Google login.`, {
    advice: "Log in again.",
  });
}

import {
  logIn,
  readOAuthClient,
  readServiceAccountKey,
  type SavedLogin,
} from "@document-export/google";
import { spawn } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { UsageError } from "../errors/errors.js";
import { abortOnInterrupt } from "../session/abort-on-interrupt.js";
import { findUsableSettings } from "../settings/find-settings.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { plainText } from "../terminal/plain-text.js";
import { openTerminal, type Terminal } from "../terminal/terminal.js";
import { loginStore } from "./find-credentials.js";

/** Flags of `docexport login google`. */
export interface GoogleLoginFlags extends GlobalFlags {
  /** Path of a service account key. */
  readonly key?: string;
  /** Path of the user's own OAuth client. */
  readonly client?: string;
}

const MODE_OF_OTHERS = 0o077;

/** Stores a Google login: the path of a key, or the permission that the user gave in the browser. */
export async function loginGoogle(flags: GoogleLoginFlags): Promise<void> {
  const settings = await findUsableSettings(flags, process.env);
  const store = loginStore(settings, flags, process.env);
  const terminal = openTerminal(flags);
  const { login, email } = await makeLogin(flags, terminal, settings.googleEndpoint?.value);
  await store.write(login);
  terminal.remark(plainText(`Stored in ${store.place}, which only you can read.`));
  if (email !== undefined)
    terminal.remark(plainText(`Documents that are shared with ${email} can be read now.`));
}

async function makeLogin(
  { key, client }: GoogleLoginFlags,
  terminal: Terminal,
  endpoint: string | undefined,
): Promise<{ readonly login: SavedLogin; readonly email: string | undefined }> {
  if (key !== undefined && client === undefined) {
    const path = resolve(key);
    const { client_email: email } = readServiceAccountKey(await readText(path));
    await remarkOpenFile(path, terminal);
    return { login: { kind: "key-file", path }, email };
  }
  if (client === undefined || key !== undefined)
    throw new UsageError(
      key === undefined
        ? "Expected a key or an OAuth client to log in with."
        : "`--key` and `--client` exclude each other.",
      "Pass the key of a service account with `--key key.json`. To log in with the browser instead, pass an OAuth client of the type Desktop app with `--client client.json`.",
    );
  const login = await logIn({
    client: readOAuthClient(await readText(client)),
    signal: abortOnInterrupt(),
    endpoint,
    open: (address) => openBrowser(address, terminal),
  });
  return { login, email: login.email };
}

async function readText(path: string): Promise<string> {
  return readFile(path, "utf8").catch((error: Error) => {
    throw new UsageError(`Cannot read the file: ${error.message}`, undefined, error);
  });
}

async function remarkOpenFile(path: string, { remark }: Terminal): Promise<void> {
  const { mode } = await stat(path);
  if (process.platform !== "win32" && (mode & MODE_OF_OTHERS) !== 0)
    remark(plainText(`Others on this machine can read the key: run chmod 600 '${path}'`));
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>> = {
  darwin: ["open"],
  // `cmd /c start` would interpret the `&` in the address.
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Prints the address, and opens it in the browser if possible. */
function openBrowser(address: string, { remark }: Terminal): void {
  remark(`Log in with the browser of this machine:\n${address}`);
  const [program, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  const child = spawn(program, [...args, address], { stdio: "ignore", detached: true });
  // If no browser can be started, the user opens the printed address.
  child.on("error", () => undefined);
  child.unref();
}

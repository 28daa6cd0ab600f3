import {
  fileStore,
  type GoogleCredentials,
  helperStore,
  type LoginStore,
  readServiceAccountKey,
} from "@document-export/google";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { UsageError } from "../errors/errors.js";
import { configPath, type FoundSettings, findUsableSettings } from "../settings/find-settings.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import type { Environment } from "../settings/variables.js";

/** Google credentials and their origin. */
export interface FoundCredentials {
  readonly credentials: GoogleCredentials;
  readonly from: string;
}

const GOOGLE_VARIABLE = "GOOGLE_APPLICATION_CREDENTIALS";

const THREE_STEPS = `\
1. In a project of Google Cloud, enable the Google Docs API, and the Google Drive API for folders: \
https://console.cloud.google.com/apis/library. Create a service account there, and a JSON key for it.
2. Share the document or the folder with the address of the service account, as a viewer, as you would with a person.
3. Run: docexport login google --key key.json`;

/**
 * Finds credentials: a token or key from the settings, the login stored by `docexport login google`, or the application
 * default credentials of gcloud. Throws a UsageError with the steps to get some, or a GoogleError.
 */
export async function findCredentials(
  flags: GlobalFlags,
  environment: Environment,
): Promise<FoundCredentials> {
  const settings = await findUsableSettings(flags, environment);
  const { googleToken: token, googleKey: key } = settings;
  if (token) return { credentials: { kind: "access-token", token: token.value }, from: token.from };
  if (key) return { credentials: await readKey(key.value), from: `${key.value} (${key.from})` };
  const store = loginStore(settings, flags, environment);
  const login = await store.read();
  if (login?.kind === "user") return { credentials: login, from: store.place };
  if (login)
    return { credentials: await readKey(login.path), from: `${login.path} (${store.place})` };
  const file = environment[GOOGLE_VARIABLE] || defaultFile(environment);
  if (existsSync(file)) return { credentials: { kind: "application-default" }, from: file };
  throw new UsageError("There are no credentials for Google.", THREE_STEPS);
}

/** Returns the storage of the Google login: a file next to the configuration, or the configured credential helper. */
export function loginStore(
  { credentialHelper }: FoundSettings,
  flags: GlobalFlags,
  environment: Environment,
): LoginStore {
  if (credentialHelper) return helperStore(credentialHelper.value);
  return fileStore(join(dirname(configPath(flags, environment)), "google.json"));
}

/** Reads a service account key. Throws a UsageError if the file does not exist. */
export async function readKey(path: string): Promise<GoogleCredentials> {
  const text = await readFile(path, "utf8").catch((error: Error) => {
    throw new UsageError(`Cannot read the Google key: ${error.message}`, undefined, error);
  });
  return { kind: "service-account", key: readServiceAccountKey(text) };
}

/** Returns the path that `gcloud auth application-default login` writes to. */
function defaultFile(environment: Environment): string {
  const folder =
    environment["CLOUDSDK_CONFIG"] ||
    (environment["APPDATA"]
      ? join(environment["APPDATA"], "gcloud")
      : join(homedir(), ".config", "gcloud"));
  return join(folder, "application_default_credentials.json");
}

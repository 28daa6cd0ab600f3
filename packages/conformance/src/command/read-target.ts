import { readFile } from "node:fs/promises";
import type { Json } from "../load/json.js";
import { type Target, UsageError } from "../load/target.js";
import { readProfile } from "../profile/read-profile.js";
import type { Environment } from "./output.js";
import type { JudgingFlags } from "./judging-flags.js";
import type { TargetFlags } from "./run-flags.js";

/**
 * Reads the options that name the target. The command line overrides the environment, which overrides the profile.
 * @throws UsageError if the base URL or the token is missing, or a file cannot be read
 */
export async function readTarget(
  argument: string | undefined,
  flags: TargetFlags & Pick<JudgingFlags, "spec">,
  { variables }: Environment,
): Promise<Target> {
  const profile = flags.profile === undefined ? {} : await readProfile(flags.profile, variables);
  const baseUrl = argument ?? profile.baseUrl;
  if (baseUrl === undefined)
    throw new UsageError("No base URL: pass it, or name it in the profile as `baseUrl`.");
  const token = flags.token ?? variables["DOCUMENT_EXPORT_TOKEN"] ?? profile.token;
  const secondToken = flags.secondToken ?? variables["DOCUMENT_EXPORT_SECOND_TOKEN"];
  // An unset variable in a script becomes an empty token, which no implementation accepts.
  if ((token ?? "") === "" && flags.spec === undefined)
    throw new UsageError("No token: pass --token or set DOCUMENT_EXPORT_TOKEN.");
  const { destination, webhookEndpoint, webhookEvent, document } = flags;
  return {
    ...profile,
    baseUrl,
    token: token ?? "",
    ...(secondToken !== undefined && { secondToken }),
    ...(destination !== undefined && { destination }),
    ...(webhookEndpoint !== undefined && { webhookEndpoint }),
    ...(webhookEvent !== undefined && { webhookEvent }),
    ...(document !== undefined && { sourceDocument: await readDocument(document) }),
  };
}

async function readDocument(file: string): Promise<Json> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot read the document \`${file}\`: ${reason}`, { cause });
  }
}

import { JobWaitError } from "@document-export/client/wait";
import { plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";
import { adviceFor } from "./advice-for.js";

/** Formats an error as text: its message, then how to fix it on separate lines. */
export function describeError(error: unknown, style: Style): string {
  const advice = adviceFor(error);
  const lines = plainText(messageOf(error));
  const steps = (advice ?? "").split("\n").map(plainText).filter(Boolean);
  return [style.red(lines), ...steps.map((step) => `  ${step}`)].join("\n");
}

/** Returns an error as JSON. */
export function errorToJson(error: unknown): Readonly<Record<string, unknown>> {
  const { name = "Error", ...members } = Object(error) as Readonly<Record<string, unknown>>;
  const { status, type, errors, requestId, kind, idempotencyKey } = members;
  return {
    name: error instanceof Error ? error.name : name,
    message: messageOf(error),
    advice: adviceFor(error),
    status,
    type,
    errors,
    requestId,
    kind,
    idempotencyKey,
  };
}

const CLIENT_ADVICE = /; set `supportsIdempotencyKeys`.*$/;

function messageOf(error: unknown): string {
  if (error instanceof JobWaitError) return describeWait(error);
  const message = error instanceof Error ? error.message : String(error);
  // Removes the name of the operation: users of the command do not know it.
  const { operationId } = Object(error) as { readonly operationId?: unknown };
  if (operationId === undefined) return message;
  // Removes advice about options of the client, which the command does not have.
  return message.replace(`${String(operationId)} `, "").replace(CLIENT_ADVICE, "");
}

function describeWait({ kind, job }: JobWaitError): string {
  const subject = job ? `Job ${job.id}, last known as ${job.status},` : "The job";
  return kind === "deadline" ? `${subject} did not end in time.` : `${subject} cannot be observed.`;
}

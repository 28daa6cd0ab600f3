import { JobWaitError } from "@document-export/client/wait";
import { plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";
import { adviceFor } from "./advice-for.js";

/** An error as text, with how to fix it on the lines that follow. */
export function describeError(error: unknown, style: Style): string {
  const advice = adviceFor(error);
  const lines = plainText(messageOf(error));
  const steps = (advice ?? "").split("\n").map(plainText).filter(Boolean);
  return [style.red(lines), ...steps.map((step) => `  ${step}`)].join("\n");
}

/** An error as JSON. */
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
  // Users of the command do not know the names of operations.
  const { operationId } = Object(error) as { readonly operationId?: unknown };
  if (operationId === undefined) return message;
  // Nor those of options of the client.
  return message.replace(`${String(operationId)} `, "").replace(CLIENT_ADVICE, "");
}

function describeWait({ kind, job }: JobWaitError): string {
  const subject = job ? `Job ${job.id}, last known as ${job.status},` : "The job";
  return kind === "deadline" ? `${subject} did not end in time.` : `${subject} cannot be observed.`;
}

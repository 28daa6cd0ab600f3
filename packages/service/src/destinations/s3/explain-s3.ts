import { DeliveryRefusedError } from "../destination.js";
import { assertSuccess, type CallResponse, clockSkew, isSuccess } from "../send.js";

/** Status of a conditional write if the key is already in use. */
export const PRECONDITION_FAILED = 412;

/** Explains the consequence if a server ignores the condition of a write, and what to choose. */
export const NO_CONDITIONS =
  "the server ignores the condition of a write (`If-None-Match`): if someone else writes an object between the check of the key and the upload, that object is overwritten. Set `keys` to `job`, which gives every result a key with the id of its job.";

/** Statuses of servers that do not support conditional writes. */
const CONDITION_REFUSED: ReadonlySet<number> = new Set([400, 501]);
/** Amazon S3 rejects signatures that are further off than this, in either direction (error `RequestTimeTooSkewed`). */
const MAX_SKEW_MS = 15 * 60 * 1000;

/**
 * Passes if an upload was stored.
 *
 * @throws {DeliveryRefusedError} which says what to choose if the server does not support conditional writes.
 */
export function assertStored(
  response: CallResponse,
  isConditional: boolean,
  step = "the upload",
): void {
  const { status } = response;
  const isAboutSize = /quota|toolarge/i.test(codeOf(response) ?? "");
  const isAboutCondition =
    isConditional && CONDITION_REFUSED.has(status) && !regionOf(response) && !isAboutSize;
  if (isAboutCondition)
    throw new DeliveryRefusedError(
      `it responded with ${saidOf(response)} to ${step} with a condition (\`If-None-Match\`). If the server has no conditional writes, set \`keys\` to \`job\`, which gives every result a key with the id of its job, or \`onExisting\` to \`replace\`.`,
    );
  assertDone(response, step);
}

/** Passes if an S3 server responded with 2xx. Otherwise throws what the server reports, and what to choose. */
export function assertDone(response: CallResponse, step: string): void {
  if (isSuccess(response)) return;
  const { status } = response;
  const region = regionOf(response);
  if (region !== undefined && (status === 400 || (status >= 300 && status < 400)))
    throw new DeliveryRefusedError(
      `it responded with ${saidOf(response)} to ${step}: the bucket is in the region \`${region}\`. Set \`region\` and \`endpoint\` to it.`,
    );
  const other = elementOf(response.bytes, "Endpoint");
  if (status >= 300 && status < 400 && other !== undefined)
    throw new DeliveryRefusedError(
      `it responded with ${saidOf(response)} to ${step}: the bucket is at \`${other}\`. Set \`endpoint\` and \`region\` to where it is.`,
    );
  const skew = clockSkew(response);
  if (status === 403 && Math.abs(skew) > MAX_SKEW_MS)
    throw new Error(
      `The destination responded with ${saidOf(response)} to ${step}: its clock is ${Math.round(Math.abs(skew) / 60_000)} minutes ${skew > 0 ? "ahead of" : "behind"} the one of this machine. Set both.`,
    );
  const code = codeOf(response);
  const advice = ADVICE.find(([codes]) => code !== undefined && codes.test(code))?.[1];
  if (advice !== undefined)
    throw new DeliveryRefusedError(`it responded with ${saidOf(response)} to ${step}. ${advice}`);
  assertSuccess(response, step, code);
}

/** What to do about permanent errors, by their code. */
const ADVICE: readonly (readonly [codes: RegExp, advice: string])[] = [
  [
    /SecondLevelDomain|PathStyle|VirtualHost/i,
    "It takes the name of the bucket only in front of the host: set `addressing` to `host`.",
  ],
  [
    /^SignatureDoesNotMatch$/,
    "Check the credentials of the connection: the secret key is wrong, or a proxy in front of the server changes requests, such as their path or host.",
  ],
  [/^InvalidAccessKeyId$/, "Check the credentials of the connection: it has no such access key."],
  [/^NoSuchBucket$/, "Create the bucket, or correct the setting `bucket`."],
  [
    /^AccessDenied$/,
    "Check the credentials of the connection: they need the rights to read, write, delete and list objects. Without the right to list (`s3:ListBucket`), Amazon S3 responds with 403 also for a key that is free.",
  ],
];

function saidOf(response: CallResponse): string {
  const code = codeOf(response);
  return code === undefined ? String(response.status) : `${response.status} (${code})`;
}

/** Returns the code of an error response; the response to a HEAD has none. */
function codeOf({ bytes }: CallResponse): string | undefined {
  return elementOf(bytes, "Code");
}

/** Returns the region of the bucket, if the response names one because the request was signed for another. */
function regionOf({ header, bytes }: CallResponse): string | undefined {
  return /^[a-z\d-]{1,40}$/.exec(
    header("x-amz-bucket-region") ?? elementOf(bytes, "Region") ?? "",
  )?.[0];
}

const MAX_ERROR_BYTES = 10_000;

function elementOf(bytes: Uint8Array, name: string): string | undefined {
  const text = Buffer.from(bytes.subarray(0, MAX_ERROR_BYTES)).toString();
  return new RegExp(`<${name}>([\\w.-]{1,100})</${name}>`).exec(text)?.[1];
}

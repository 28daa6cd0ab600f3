import { expectRefusal } from "../../checks/expect/expect-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import {
  expectUploaded,
  newUpload,
  requireUpload,
  type Upload,
} from "../../checks/exports/uploads.js";
import type { Basis } from "../../findings/basis.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { exportRequest } from "../../probe/requests.js";
import { NoResponseError } from "../../probe/guard/no-response-error.js";
import { isOnThisMachine } from "../../scenario/scenario.js";

const LIMITS = { decision: "limits" } as const satisfies Basis;

const KIB = 2 ** 10;
const MIB = 2 ** 20;
const MAX_FILE_BYTES = 32 * MIB;
const MAX_OPTIONS_BYTES = 64 * KIB;
/** Larger than the default limits of frameworks, and small enough for a slow connection. */
const CHEAP_FILE_BYTES = 3 * MIB;
/** The same for a target on this machine. */
const LOCAL_FILE_BYTES = 12 * MIB;

type PartName = "file" | "options";

const SUBJECTS = { file: "a file", options: "options" } as const satisfies Record<PartName, string>;

/** A file may have up to 32 MiB and options up to 64 KiB; an operator who configures other limits waives `limits`. */
export const uploadSizeLimits: Rule = {
  id: "upload-size-limits",
  title: "A file of up to 32 MiB and options of up to 64 KiB are accepted; more gets 413.",
  basis: [LIMITS],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    const isThorough = context.depth === "thorough";
    const isLocal = isOnThisMachine(context.target.baseUrl);
    const cheap = isLocal ? LOCAL_FILE_BYTES : CHEAP_FILE_BYTES;
    await expectTaken(context, "file", isThorough ? MAX_FILE_BYTES : cheap);
    await expectTaken(context, "options", MAX_OPTIONS_BYTES);
    await expectTooLarge(context, "options", MAX_OPTIONS_BYTES + 1);
    // Code that checks only `Content-Length` accepts a stream of any length; code that counts bytes refuses both.
    if (isThorough || isLocal) await expectTooLarge(context, "file", MAX_FILE_BYTES + 1, true);
    if (isThorough) await expectTooLarge(context, "file", MAX_FILE_BYTES + 1);
  },
};

async function expectTaken(context: RuleContext, name: PartName, bytes: number): Promise<void> {
  const upload = enlarge(await newUpload(context), name, bytes);
  const request = exportRequest([upload.file, upload.options]);
  const what = `with ${SUBJECTS[name]} of ${bytes} bytes`;
  await expectUploaded(context, { what, basis: LIMITS, upload, request });
}

async function expectTooLarge(
  context: RuleContext,
  name: PartName,
  bytes: number,
  isChunked = false,
): Promise<void> {
  const what = `with ${SUBJECTS[name]} of ${bytes} bytes${isChunked ? " in chunks" : ""}`;
  const { file, options } = enlarge(await newUpload(context), name, bytes);
  const exchange = await sendWhole(context, { ...exportRequest([file, options]), isChunked });
  if (exchange)
    expectRefusal(context, exchange, { what, status: 413, accepted: LIMITS, otherStatus: LIMITS });
  else context.remark(`the connection was closed while an upload ${what} was sent`);
}

/**
 * A server may close the connection instead of reading the rest (RFC 9110, 15.5.14), in which case its response is
 * lost.
 */
async function sendWhole(
  context: RuleContext,
  request: ProbeRequest,
): Promise<Exchange | undefined> {
  try {
    return await context.send(request);
  } catch (error) {
    if (error instanceof NoResponseError && !error.isTimeout) return undefined;
    throw error;
  }
}

/** An ignored member makes a JSON object larger without changing its meaning. */
function enlarge(upload: Upload, name: PartName, bytes: number): Upload {
  const part = upload[name];
  const text = part.content.toString();
  const start = `{"x-conformance":"`;
  const rest = text.startsWith("{") ? `",${text.slice(1)}` : "";
  const missing = Math.max(0, bytes - Buffer.byteLength(start + rest));
  const content = rest === "" ? text.padEnd(bytes) : start + "a".repeat(missing) + rest;
  return { ...upload, [name]: { ...part, content } };
}

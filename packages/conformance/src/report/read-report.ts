import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonObject } from "../load/json.js";
import { UsageError } from "../load/target.js";
import { type Report, REPORT_VERSION } from "./report.js";

/** Maximum size of a report file. */
const MAX_BYTES = 2 ** 27;

const TEXT = { type: "string" };
const COUNT = { type: "integer" };

const FINDINGS = {
  type: "array",
  items: {
    type: "object",
    properties: {
      id: TEXT,
      rule: TEXT,
      message: TEXT,
      status: COUNT,
      excerpt: TEXT,
      request: {
        type: "object",
        properties: { method: TEXT, path: TEXT, headers: { type: "object" } },
        required: ["method", "path", "headers"],
      },
    },
    required: ["id", "rule", "message", "request"],
  },
} as const satisfies JsonObject;

/** The schema that a report must match to be used as a baseline or for replays. */
const REPORT_SCHEMA = {
  type: "object",
  properties: {
    reportVersion: { const: REPORT_VERSION },
    target: TEXT,
    seed: COUNT,
    depth: { enum: ["quick", "default", "thorough"] },
    rules: {
      type: "array",
      items: {
        type: "object",
        properties: { id: TEXT, verdict: TEXT, findings: FINDINGS, waived: FINDINGS },
        required: ["id", "verdict", "findings", "waived"],
      },
    },
  },
  required: ["reportVersion", "target", "seed", "depth", "rules"],
} as const satisfies JsonObject;

/**
 * Reads a report that a run wrote as JSON.
 * @param what the role of the file, such as `baseline`, for messages
 * @throws UsageError if it cannot be read, is not JSON, or is not a report of this version
 */
export async function readReport(file: string, what: string): Promise<Report> {
  const bytes = await readFile(file).catch((cause: Error) => {
    throw new UsageError(`Cannot read the ${what} \`${file}\`: ${cause.message}`, { cause });
  });
  if (bytes.length > MAX_BYTES)
    throw new UsageError(`The ${what} \`${file}\` is longer than ${MAX_BYTES} bytes.`);
  const report = parseJson(file, what, bytes.toString());
  const ajv = new Ajv2020({ strict: false });
  if (ajv.validate(REPORT_SCHEMA, report)) return report as Report;
  const [error] = ajv.errors ?? [];
  throw new UsageError(
    `The ${what} \`${file}\` is not a report of this checker: \`${error?.instancePath}\` ${error?.message}. Write one with \`--report json:<file>\`.`,
  );
}

function parseJson(file: string, what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(
      `The ${what} \`${file}\` is not JSON: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    );
  }
}

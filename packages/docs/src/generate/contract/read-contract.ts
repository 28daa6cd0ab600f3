import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Decision } from "@document-export/spec/decision";

/** A JSON object of the contract. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A problem type of the catalogue. */
export interface ProblemType {
  readonly type: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
}

/** A contract, as its package publishes it. */
export interface Contract {
  readonly bundle: JsonObject;
  readonly decisions: readonly Decision[];
  readonly problems: readonly ProblemType[];
  /** The reference page that describes it. */
  readonly page: "api" | "operator-api";
}

/** Reads the contract from what `@document-export/spec` exports. */
export async function readContract(): Promise<Contract> {
  return {
    bundle: await readExport<JsonObject>("openapi.json"),
    decisions: await readExport<Decision[]>("decisions.json"),
    problems: await readExport<ProblemType[]>("problems.json"),
    page: "api",
  };
}

/** Reads the operator contract. It cites no decisions and has the problem types of the main contract. */
export async function readOperatorContract({ problems }: Contract): Promise<Contract> {
  const bundle = await readExport<JsonObject>("operator.json");
  return { bundle, decisions: [], problems, page: "operator-api" };
}

async function readExport<Content>(file: string): Promise<Content> {
  const path = fileURLToPath(import.meta.resolve(`@document-export/spec/${file}`));
  return JSON.parse(await readFile(path, "utf8")) as Content;
}

/** Returns true if a value is an object and not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the members of an object-valued member; none if it is absent. */
export function membersOf(
  node: JsonObject,
  name: string,
): readonly (readonly [string, JsonObject])[] {
  const member = node[name];
  if (!isObject(member)) return [];
  return Object.entries(member).filter((entry): entry is [string, JsonObject] =>
    isObject(entry[1]),
  );
}

/** Returns a text member; empty if it is absent. */
export function textOf(node: JsonObject, name: string): string {
  const member = node[name];
  return typeof member === "string" ? member.trim() : "";
}

/** Returns the last name in a reference, such as `Job` in `#/components/schemas/Job`; else undefined. */
export function referredName(node: unknown): string | undefined {
  return isObject(node) && typeof node.$ref === "string" ? node.$ref.split("/").at(-1) : undefined;
}

/**
 * Returns a node, or the node that it refers to.
 *
 * @throws {Error} for a dangling reference: the bundle is linted, so this is a defect.
 */
export function resolve(bundle: JsonObject, node: unknown): JsonObject {
  if (!isObject(node)) throw new Error(`Expected an object of the contract, got ${String(node)}.`);
  if (typeof node.$ref !== "string") return node;
  const target = node.$ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), bundle);
  return resolve(bundle, target);
}

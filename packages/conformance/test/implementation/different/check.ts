import type { schemas, Violation } from "@document-export/server-stub";
import { Refused } from "./respond.js";

type Fields = Readonly<Record<string, unknown>>;
type Is = (value: unknown) => boolean;

const isText: Is = (value) => typeof value === "string";
const isTextOrNull: Is = (value) => value === null || isText(value);
const isInt32: Is = (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Collects the errors in the members of an object. */
class Check {
  readonly found: Violation[] = [];
  readonly #place: string;

  constructor(place: string) {
    this.#place = place;
  }

  add(pointer: string, keyword: string, expected: string): void {
    const place = `${this.#place}${pointer}`;
    this.found.push({ in: "body", pointer: place, keyword, detail: `Expected ${expected}.` });
  }

  member(fields: Fields, name: string, is: Is, expected: string): void {
    if (name in fields && !is(fields[name])) this.add(`/${name}`, "type", expected);
  }

  list(fields: Fields, name: string, { is, least }: { is: Is; least: number }): void {
    const value = fields[name];
    if (value === undefined) return;
    if (!Array.isArray(value)) return this.add(`/${name}`, "type", "a list");
    if (value.length < least) this.add(`/${name}`, "minItems", "at least one item");
    for (const [index, item] of value.entries())
      if (!is(item)) this.add(`/${name}/${index}`, "type", "another type");
  }

  require(fields: Fields, ...names: string[]): void {
    for (const name of names)
      if (fields[name] === undefined) this.add(`/${name}`, "required", "a value");
  }

  end(): void {
    if (this.found.length > 0) throw new Refused([400, "invalid-request"], this.found);
  }
}

/** Parses JSON in UTF-8 (RFC 8259) and refuses lone surrogates. */
export function readJson(bytes: Buffer, place: string): Fields {
  const check = new Check(place);
  let value: unknown;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    value = JSON.parse(text, (_name, member: unknown) => {
      if (typeof member === "string" && !member.isWellFormed()) throw new SyntaxError("surrogate");
      return member;
    });
  } catch {
    check.add("", "json", "JSON in UTF-8");
  }
  if (check.found.length === 0 && !isObject(value)) check.add("", "type", "an object");
  check.end();
  return isObject(value) ? value : {};
}

/** Reads the webhook in a body. */
export function readWebhook(body: Buffer): schemas.WebhookCreate {
  const fields = readJson(body, "");
  const check = new Check("");
  check.require(fields, "endpoint", "events", "connections");
  check.member(fields, "endpoint", isText, "text");
  if (fields["endpoint"] === "") check.add("/endpoint", "minLength", "at least one character");
  check.list(fields, "events", { is: isText, least: 1 });
  check.list(fields, "connections", { is: isInt32, least: 1 });
  check.member(fields, "description", isTextOrNull, "text or null");
  check.member(fields, "origin", isTextOrNull, "text or null");
  check.end();
  return fields as unknown as schemas.WebhookCreate;
}

/** Reads the options of an export. */
export function readOptions(content: Buffer): schemas.ExportOptions {
  const fields = readJson(content, "/options");
  const check = new Check("/options");
  check.require(fields, "destination");
  check.member(fields, "destination", Number.isInteger, "an integer");
  check.member(
    fields,
    "autoMapDocumentProperties",
    (value) => typeof value === "boolean",
    "true or false",
  );
  check.member(fields, "destinationReference", isText, "text");
  check.list(fields, "webhooks", { is: isText, least: 0 });
  for (const name of ["conversion", "fieldMappings"]) {
    const value = fields[name];
    if (value === undefined) continue;
    if (!isObject(value)) {
      check.add(`/${name}`, "type", "an object");
      continue;
    }
    for (const [key, item] of Object.entries(value))
      if (!isText(item) && (name === "fieldMappings" || key === "source" || key === "destination"))
        check.add(`/${name}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, "type", "text");
  }
  check.end();
  return fields as unknown as schemas.ExportOptions;
}

/** Reads which page the query asks for. */
export function readPage(
  query: URLSearchParams,
  isWide: boolean,
): { pageNo: number; pageSize: number } {
  const found: Violation[] = [];
  const read = (name: string, fallback: number, most: number): number => {
    const [text = "", ...more] = query.getAll(name);
    const value = text === "" ? fallback : Number(text);
    const isRight = /^[1-9]\d*$|^$/.test(text) && more.length === 0 && value <= most;
    const detail = `Expected one integer from 1 to ${most}.`;
    if (!isRight) found.push({ in: "query", name, keyword: "type", detail });
    return value;
  };
  const pageNo = read("pageNo", 1, isWide ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1);
  const pageSize = read("pageSize", 50, 200);
  if (found.length > 0) throw new Refused([400, "invalid-request"], found);
  return { pageNo, pageSize };
}

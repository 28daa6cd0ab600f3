import { DeliveryRefusedError } from "../destination.js";
import { namesIn, type PostSettings } from "./post-settings.js";
import { findAuthor, findMedium, findParent } from "./site/find-by-name.js";
import type { Medium } from "./site/media.js";
import type { PostSchema } from "./site/post-schema.js";
import type { Site } from "./site/site.js";
import { readTaxonomies, termIds } from "./site/terms.js";

/** Members of a post. */
export interface PostFields {
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

/** Input for the members of a post other than its text. */
export interface FieldSource {
  readonly site: Site;
  readonly type: "posts" | "pages";
  readonly settings: PostSettings;
  /** Fields of the export; absent if only the settings are being checked. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Images of the document in order. */
  readonly images: readonly Medium[];
  readonly schema: () => Promise<PostSchema>;
}

/**
 * Returns the members of a post that its settings and fields request, in the format of the REST API.
 *
 * @throws {DeliveryRefusedError} for anything that the site does not have; the message names what it has.
 */
export async function postFields(source: FieldSource): Promise<PostFields> {
  const { site, settings, fields = {} } = source;
  const { author = settings.author, parent = settings.parent } = fields;
  const { template = settings.template, commentStatus = settings.commentStatus } = fields;
  const sticky =
    fields["sticky"] === undefined ? settings.sticky : asBoolean("sticky", fields["sticky"]);
  const own = {
    author: author === undefined ? undefined : await findAuthor(site, author),
    parent: parent === undefined ? undefined : await findParent(site, parent),
    template,
    sticky,
    comment_status: commentStatus,
    featured_media: await featuredMedium(source),
  };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  await assertKnown(Object.keys(given), source);
  return { ...given, ...(await taxonomyFields(source)), ...(await metaFields(source)) };
}

async function featuredMedium({ site, settings, fields = {}, images }: FieldSource) {
  const { featuredImage } = settings;
  if (featuredImage === "none") return undefined;
  if (featuredImage === "first") return images[0]?.id;
  const named = fields[featuredImage];
  return named === undefined ? undefined : findMedium(site, named);
}

/** Checks that posts of the type have these members, because WordPress ignores unknown ones. */
async function assertKnown(names: readonly string[], { type, schema }: FieldSource): Promise<void> {
  if (names.length === 0) return;
  const { properties } = await schema();
  const unknown = names.filter((name) => !properties.has(name));
  if (unknown.length === 0) return;
  throw new DeliveryRefusedError(`its ${type} have no ${quoted(unknown)}.`);
}

async function taxonomyFields({ site, type, settings, fields = {} }: FieldSource) {
  const names = namesIn(settings.taxonomies);
  if (names.length === 0) return {};
  const known = await readTaxonomies(site, type);
  assertAmong("taxonomy", names, known);
  const written: Record<string, readonly number[]> = {};
  for (const name of names) {
    const terms = fields[name];
    const base = known.get(name);
    if (terms !== undefined && base !== undefined)
      written[base] = await termIds(site, base, namesIn(terms));
  }
  return written;
}

async function metaFields({ schema, settings, fields = {} }: FieldSource) {
  const names = namesIn(settings.meta);
  if (names.length === 0) return {};
  const known = (await schema()).meta;
  assertAmong("registered field of `meta`", names, known);
  const values = names.flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [[name, metaValue(name, value, known.get(name))] as const];
  });
  return values.length === 0 ? {} : { meta: Object.fromEntries(values) };
}

function metaValue(name: string, value: string, type: unknown): unknown {
  if (type === "boolean") return asBoolean(name, value);
  if (type === "array") return value.split(",").map((part) => part.trim());
  if (type !== "integer" && type !== "number") return value;
  const number = Number(value);
  if (value.trim() !== "" && Number.isFinite(number)) return number;
  throw new DeliveryRefusedError(
    `its field \`${name}\` is a number, and the export has \`${value}\`.`,
  );
}

function asBoolean(name: string, value: string): boolean {
  const isTrue = /^(?:true|yes|1)$/i.test(value.trim());
  if (isTrue || /^(?:false|no|0)$/i.test(value.trim())) return isTrue;
  throw new DeliveryRefusedError(
    `its field \`${name}\` is \`true\` or \`false\`, and the export has \`${value}\`.`,
  );
}

function assertAmong(
  what: string,
  names: readonly string[],
  known: ReadonlyMap<string, unknown>,
): void {
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const has = known.size === 0 ? "It has none" : `It has ${quoted([...known.keys()])}`;
  throw new DeliveryRefusedError(`its site has no ${what} ${quoted(unknown)}. ${has}.`);
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

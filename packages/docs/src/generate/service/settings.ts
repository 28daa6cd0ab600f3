import { readFile } from "node:fs/promises";
import { blocks, code, facts, fence, link, plain, table } from "../markdown.ts";
import { slugOf, urlOf, type Page } from "../page.ts";
import {
  SETTINGS_SOURCE,
  settingsSchema,
  uploadVariables,
  variables,
  createServiceProgram,
} from "./declared.ts";
import { readMemberComments, type MemberComment } from "./member-comments.ts";

const KiB = 1024;
const UNITS = ["bytes", "KiB", "MiB", "GiB"] as const;

/** What the pages read of JSON Schema. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
}

/** One setting, which has a value and no members. */
export interface Setting {
  /** Such as `limits.file`. */
  readonly name: string;
  readonly schema: Schema;
  readonly comment: MemberComment;
  /** The environment variable that sets it. */
  readonly variable?: string;
  /** The flag of `document-export serve` that sets it. */
  readonly flag?: string;
}

/** All settings, as the schema, its comments, the environment and the command declare them. */
export async function readSettings(): Promise<Setting[]> {
  const comments = readMemberComments(await readFile(SETTINGS_SOURCE, "utf8"), "membersSchema");
  const schema = settingsSchema.toJSONSchema({ io: "input", unrepresentable: "any" }) as Schema;
  const byVariable = new Map<string, string>([
    ...Object.entries(variables).map(([variable, name]) => [name, variable] as const),
    ...Object.entries(uploadVariables).map(
      ([variable, name]) => [`uploads.${name}`, variable] as const,
    ),
  ]);
  const flags = flagsOfServe();
  return leavesOf(schema, "").map(([name, leaf]) => {
    const variable = byVariable.get(name);
    const flag = flags.get(name);
    return {
      name,
      schema: leaf,
      comment: comments.get(name) ?? { text: "" },
      ...(variable !== undefined && { variable }),
      ...(flag !== undefined && { flag }),
    };
  });
}

function flagsOfServe(): ReadonlyMap<string, string> {
  const serve = createServiceProgram().commands.find((command) => command.name() === "serve");
  return new Map(serve?.options.map((option) => [option.attributeName(), option.flags]));
}

function leavesOf({ properties = {} }: Schema, prefix: string): [string, Schema][] {
  return Object.entries(properties).flatMap(([name, schema]): [string, Schema][] =>
    schema.properties ? leavesOf(schema, `${prefix}${name}.`) : [[prefix + name, schema]],
  );
}

/** A page for each setting of the service, and their index. */
export async function settingPages(): Promise<Page[]> {
  const settings = await readSettings();
  return [indexPage(settings), ...settings.map(settingPage)];
}

function settingPage(setting: Setting): Page {
  const { name, comment, variable, flag, schema } = setting;
  return {
    path: `settings/${slugOf(name)}`,
    title: `Setting: ${name}`,
    description: plain(
      `${comment.text} The setting ${name} of the service: values, default, and where to set it.`,
    ),
    body: blocks(
      comment.text,
      facts([
        ["Values", describeValues(schema)],
        ["Default", describeDefault(setting)],
        ["Flag of `document-export serve`", flag === undefined ? "" : code(flag)],
        ["Environment", variable === undefined ? "" : code(variable)],
        ["File", code(name)],
      ]),
      "Flags override the environment, which overrides the file that `--config` names (YAML or JSON).",
      fence("yaml", inFile(setting)),
    ),
  };
}

/** The setting as a line of a settings file. */
function inFile({ name, schema, comment }: Setting): string {
  // A default that the service computes would be that of the machine that made the page.
  const value =
    (comment.default === undefined ? schema.default : schema.minimum) ?? schema.enum?.[0] ?? "…";
  const parts = name.split(".");
  return parts
    .map((part, depth) => {
      const end = depth === parts.length - 1 ? ` ${JSON.stringify(value)}` : "";
      return `${"  ".repeat(depth)}${part}:${end}`;
    })
    .join("\n");
}

function describeValues({ type = "any value", items, ...schema }: Schema): string {
  if (schema.enum) return schema.enum.map(code).join(", ");
  if (schema.anyOf) return schema.anyOf.map(describeValues).join("; or ");
  const kind = items ? `list of ${describeValues(items)}` : type;
  const min =
    schema.minimum ??
    (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + 1);
  const max = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum;
  return [
    kind,
    ...(schema.format === undefined ? [] : [`format ${schema.format}`]),
    ...(min === undefined ? [] : [`at least ${min.toLocaleString("en")}`]),
    ...(max === undefined ? [] : [`at most ${max.toLocaleString("en")}`]),
    ...(schema.maxItems === undefined ? [] : [`at most ${schema.maxItems} items`]),
  ].join(", ");
}

function describeDefault({ schema, comment }: Setting): string {
  if (comment.default !== undefined) return comment.default;
  if (schema.default === undefined) return "none";
  const text = code(JSON.stringify(schema.default));
  return isBytes(comment.text, schema.default) ? `${text} (${inUnits(schema.default)})` : text;
}

function isBytes(comment: string, value: unknown): value is number {
  return typeof value === "number" && value >= KiB && /\bbytes\b/i.test(comment);
}

/** A number of bytes in the largest unit that it is a multiple of. */
function inUnits(bytes: number, unit = 0): string {
  const isMultiple = bytes % KiB === 0 && unit < UNITS.length - 1;
  return isMultiple ? inUnits(bytes / KiB, unit + 1) : `${bytes} ${UNITS[unit]}`;
}

function indexPage(settings: readonly Setting[]): Page {
  return {
    path: "settings",
    title: "Settings of the service",
    description:
      "Every setting of the service: what it does, its default, and the environment variable or flag that sets it.",
    body: blocks(
      "Flags override the environment, which overrides the file that `--config` names (YAML or JSON).",
      table(
        ["setting", "meaning", "default", "environment"],
        settings.map((setting) => [
          link(code(setting.name), urlOf(`settings/${slugOf(setting.name)}`)),
          setting.comment.text,
          describeDefault(setting),
          setting.variable === undefined ? "" : code(setting.variable),
        ]),
      ),
    ),
  };
}

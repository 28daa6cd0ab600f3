import type { Unit } from "../setting-schemas.js";
import type { SettingSchema } from "../setting-list.js";

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const seconds = { ms: SECOND / 1000, s: SECOND, m: MINUTE, min: MINUTE, h: HOUR, d: DAY };

/** Conversion factors from each unit to the unit of a setting. */
const units: Readonly<Record<Unit, Readonly<Record<string, number>>>> = {
  bytes: {
    B: 1,
    kB: 1e3,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    TB: 1e12,
    Ki: 2 ** 10,
    Mi: 2 ** 20,
    Gi: 2 ** 30,
    Ti: 2 ** 40,
    KiB: 2 ** 10,
    MiB: 2 ** 20,
    GiB: 2 ** 30,
    TiB: 2 ** 40,
  },
  seconds,
  days: { h: 1 / 24, d: 1, w: 7, day: 1, days: 1 },
};

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  "1": true,
  false: false,
  no: false,
  off: false,
  "0": false,
};

/**
 * Parses the text of a flag, a variable or a file: `yes`, `64MiB`, `2m`, or a comma-separated list. Returns a text that
 * it cannot parse unchanged, for the schema to reject.
 */
export function readText(text: string, schema: SettingSchema): unknown {
  const trimmed = text.trim();
  const choices = schema.anyOf ?? [schema];
  for (const choice of choices) {
    const value = readAs(trimmed, choice);
    if (value !== undefined) return value;
  }
  return text;
}

function readAs(text: string, { type, unit, items }: SettingSchema): unknown {
  if (type === "boolean") return booleans[text.toLowerCase()];
  if (type === "number" || type === "integer") return readQuantity(text, unit);
  if (type !== "array") return undefined;
  if (text === "") return [];
  return text.split(",").map((item) => (items ? readText(item.trim(), items) : item.trim()));
}

function readQuantity(text: string, unit: Unit | undefined): number | undefined {
  const [, number = "", name = ""] = /^(-?\d+(?:[._]\d+)*)\s*([a-z]*)$/i.exec(text) ?? [];
  if (number === "") return undefined;
  const factor = name === "" ? 1 : unit && units[unit][name];
  return factor === undefined ? undefined : Number(number.replaceAll("_", "")) * factor;
}

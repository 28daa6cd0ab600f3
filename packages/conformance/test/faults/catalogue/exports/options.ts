import type { AnyJson } from "../../any-json.js";
import { defineFaults, type PlantedFault } from "../../fault.js";
import { statusOf } from "../../observe/caller.js";
import { head, FILE, upload } from "../../observe/exports.js";
import { reads, readsOptions, refusesForm } from "../../plant/form.js";
import { jsonOf } from "../../plant/message.js";

const KNOWN = new Set([
  "destination",
  "autoMapDocumentProperties",
  "conversion",
  "destinationReference",
  "fieldMappings",
  "webhooks",
]);

/** A fault that accepts an invalid value of an option; `fix` replaces it with a valid one. */
function taken(
  id: string,
  does: string,
  from: string,
  wrong: Readonly<Record<string, unknown>>,
  [isWrong, fix]: readonly [(value: AnyJson) => boolean, (value: AnyJson) => unknown],
): PlantedFault {
  const [name = ""] = Object.keys(wrong);
  return {
    id,
    does,
    from,
    plant: readsOptions((options) =>
      options && name in options && isWrong(options[name])
        ? { ...options, [name]: fix(options[name]) }
        : options,
    ),
    shows: statusOf((t) => upload(t, { options: { destination: t.destination, ...wrong } })),
    healthy: 400,
    faulty: 202,
  };
}

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isMap = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Faults in reading `options`. */
export const OPTIONS = defineFaults("multipart", [
  taken(
    "destination-as-text-taken",
    'Takes the text `"2"` for the id of a destination.',
    "Jackson and Rails: scalars are coerced",
    { destination: "2" },
    [(value) => /^\d+$/.test(value) && isText(value), Number],
  ),
  taken(
    "destination-fraction-cut",
    "Cuts a destination of 2.7 down to 2.",
    "Jackson ACCEPT_FLOAT_AS_INT",
    { destination: 2.7 },
    [(value) => isNumber(value) && !Number.isInteger(value), Math.trunc],
  ),
  taken(
    "destination-null-taken",
    "Takes null for the destination, and exports to a default.",
    "Go encoding/json: null leaves the zero value",
    { destination: null },
    [(value) => value === null, () => 2],
  ),
  taken(
    "destination-true-taken",
    "Takes `true` for the number 1.",
    "Pydantic without strict mode, PHP",
    { destination: true },
    [(value) => typeof value === "boolean", () => 2],
  ),
  taken(
    "auto-map-as-text-taken",
    'Takes the text `"yes"` for `autoMapDocumentProperties`.',
    "Pydantic, YAML readers: words are booleans",
    { autoMapDocumentProperties: "yes" },
    [isText, (value) => /^(?:yes|on|true)$/i.test(value)],
  ),
  taken(
    "auto-map-as-number-taken",
    "Takes 1 for `autoMapDocumentProperties`.",
    "Jackson, Pydantic: numbers are booleans",
    { autoMapDocumentProperties: 1 },
    [isNumber, Boolean],
  ),
  taken(
    "reference-as-number-taken",
    "Takes a number for `destinationReference` and writes it as text.",
    "Jackson: scalars become strings",
    { destinationReference: 7 },
    [isNumber, String],
  ),
  taken(
    "field-mappings-as-list-taken",
    "Takes a list for `fieldMappings` and drops it.",
    "PHP: lists and maps are one",
    { fieldMappings: [] },
    [Array.isArray, () => ({})],
  ),
  taken(
    "field-mapping-value-as-number-taken",
    "Takes a number as the value of a field mapping.",
    "Map<String, Object>",
    { fieldMappings: { slug: 3 } },
    [
      (value) => isMap(value) && Object.values(value).some(isNumber),
      (value) =>
        Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)])),
    ],
  ),
  taken(
    "single-url-for-list-taken",
    "Takes one string where `webhooks` is a list.",
    "Jackson ACCEPT_SINGLE_VALUE_AS_ARRAY, Rails Array()",
    { webhooks: "http://127.0.0.1:9/" },
    [isText, (value) => [value]],
  ),
  taken(
    "url-of-other-type-taken",
    "Takes a number inside `webhooks` and drops it.",
    "hand-made: filter(isString)",
    { webhooks: [5] },
    [Array.isArray, (value) => value.filter(isText)],
  ),
  taken(
    "conversion-as-text-taken",
    "Takes the name of a format where `conversion` is an object.",
    "hand-made shorthand",
    { conversion: "html" },
    [isText, (destination) => ({ destination })],
  ),
  taken(
    "conversion-format-as-number-taken",
    "Takes a number for `conversion.destination`.",
    "enum ordinals: Jackson, System.Text.Json",
    { conversion: { destination: 0 } },
    [(value) => isNumber(value?.destination), () => ({ destination: "html" })],
  ),
  {
    id: "options-as-list-taken",
    does: "Takes `options` that are a list of one object.",
    from: "Jackson UNWRAP_SINGLE_VALUE_ARRAYS",
    plant: readsOptions((options) => (Array.isArray(options) ? options[0] : options)),
    shows: statusOf((t) => upload(t, { options: [{ destination: t.destination }] })),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "options-json-in-json-taken",
    does: "Takes `options` that are a string which holds JSON.",
    from: "double JSON.stringify tolerated",
    plant: readsOptions((options) => (typeof options === "string" ? JSON.parse(options) : options)),
    shows: statusOf((t) => upload(t, { options: JSON.stringify({ destination: t.destination }) })),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "options-with-comments-taken",
    does: "Takes JSON with comments and a comma at the end.",
    from: "System.Text.Json with ReadCommentHandling, JSON5 readers",
    plant: reads((all) =>
      all.map((part) => ({
        ...part,
        content: part.content.replace(/\/\*.*?\*\/|,(?=\s*\}$)/g, ""),
      })),
    ),
    shows: statusOf((t) =>
      upload(t, {
        parts: [
          [FILE, "{}"],
          [head("options"), `{/* where */"destination":${t.destination},}`],
        ],
      }),
    ),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "unknown-option-refused",
    does: "Refuses `options` with a member that it does not know.",
    from: "Jackson FAIL_ON_UNKNOWN_PROPERTIES, Go DisallowUnknownFields",
    plant: refusesForm((all) =>
      all
        .filter(({ name }) => name === "options")
        .flatMap(({ content }) => Object.keys(jsonOf({ body: Buffer.from(content) }) ?? {}))
        .some((name) => !KNOWN.has(name)),
    ),
    shows: statusOf((t) =>
      upload(t, { options: { destination: t.destination, notInTheInterface: 1 } }),
    ),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "options-broken-json-taken",
    does: "Takes `options` that are not JSON for an empty object and exports to a default.",
    from: "PHP json_decode: null on faults",
    plant: reads((all) =>
      all.map((part) =>
        part.name === "options" && jsonOf({ body: Buffer.from(part.content) }) === undefined
          ? { ...part, content: '{"destination":2}' }
          : part,
      ),
    ),
    shows: statusOf((t) =>
      upload(t, {
        parts: [
          [FILE, "{}"],
          [head("options"), "destination=2"],
        ],
      }),
    ),
    healthy: 400,
    faulty: 202,
  },
]);

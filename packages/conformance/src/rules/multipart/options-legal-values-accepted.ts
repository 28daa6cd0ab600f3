import type { Rule, RuleContext } from "../../checks/rule.js";
import {
  expectAccepted,
  newUpload,
  requireUpload,
  validOptions,
} from "../../checks/exports/uploads.js";
import { type Basis, STRICT_JSON } from "../../findings/basis.js";
import { type JsonObject, member, pointer } from "../../load/json.js";
import { combineByMember } from "../../mutate/combine.js";
import { type Variant, variantsOf } from "../../mutate/variants.js";
import type { Exchange } from "../../probe/exchange.js";
import { quoteResponse } from "../../probe/read-response.js";
import { exportRequest } from "../../probe/requests.js";

const OPTIONS = { clause: "Export options" } as const satisfies Basis;
const JSON_NUMBER = {
  decision: "problem-details",
  rfc: "JSON Schema 2020-12, 6.1.1",
} as const satisfies Basis;
const UNKNOWN = { decision: "unknown-request-members" } as const satisfies Basis;

const SCHEMA = pointer("components", "schemas", "ExportOptions");

/** A reference that is always the same would belong to the job of an earlier run. */
function isRepeatable({ at, value }: Variant): boolean {
  return at !== "/destinationReference" || member(value, "destinationReference") === "";
}

/**
 * Names of formats, references and properties may be refused (422) for their meaning; a flag or an absent value may
 * not.
 */
function isCertain({ at, keyword }: Variant): boolean {
  return (
    keyword === "additionalProperties" ||
    /^\/(?:autoMapDocumentProperties|webhooks|conversion)$/.test(at)
  );
}

/**
 * Equivalent options in the notation of other serializers (in JSON Schema, an integer is any number without a
 * fraction).
 */
const SPELLINGS: readonly {
  readonly what: string;
  readonly basis: Basis;
  readonly spell: (text: string) => string;
}[] = [
  {
    what: "a destination that ends in .0",
    basis: JSON_NUMBER,
    spell: (text) => text.replace(/"destination":(\d+)/, '"destination":$1.0'),
  },
  {
    what: "empty `fieldMappings`, `webhooks` and `conversion`",
    basis: OPTIONS,
    spell: (text) =>
      JSON.stringify({ fieldMappings: {}, webhooks: [], conversion: {}, ...JSON.parse(text) }),
  },
  {
    what: "an escape in a name",
    basis: STRICT_JSON,
    spell: (text) => text.replace('"destination"', String.raw`"\u0064estination"`),
  },
  {
    what: "unknown members named like known ones and like those of objects",
    basis: UNKNOWN,
    spell: (text) =>
      `{"Destination":"x","__proto__":{"destination":"x"},"constructor":1,${text.slice(1)}`,
  },
];

/** Options that the schema allows must not be refused as invalid. */
export const optionsLegalValuesAccepted: Rule = {
  id: "options-legal-values-accepted",
  title: "Options that their schema admits, unknown members among them, are not refused with 400.",
  basis: [OPTIONS, UNKNOWN, JSON_NUMBER, STRICT_JSON],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    const valid = await validOptions(context);
    const { contract, checkSchema } = context;
    const schemas = { document: contract.document, checkSchema };
    const variants = variantsOf(schemas, SCHEMA, valid).filter(isRepeatable);
    for (const variant of variants.filter(({ at }) => at === ""))
      await sendCertain(context, valid, [variant]);
    for (const certain of [true, false]) {
      const own = variants.filter((variant) => variant.at !== "" && isCertain(variant) === certain);
      for (const { changes } of combineByMember(valid, own))
        await (certain ? sendCertain : sendUncertain)(context, valid, changes);
    }
    for (const { what, basis, spell } of SPELLINGS) {
      const { options } = await newUpload(context);
      const exchange = await send(context, spell(options.content.toString()));
      expectAccepted(context, { what: `with ${what}`, basis, exchange });
    }
  },
};

type Send = (
  context: RuleContext,
  valid: JsonObject,
  variants: readonly Variant[],
) => Promise<void>;

const sendCertain: Send = async (context, valid, variants) => {
  const exchange = await sendAll(context, valid, variants);
  const [first] = variants;
  if (exchange.response.status < 300 || !first) return;
  if (variants.length > 1) {
    for (const variant of variants) await sendCertain(context, valid, [variant]);
    return;
  }
  const basis = first.keyword === "additionalProperties" ? UNKNOWN : OPTIONS;
  expectAccepted(context, { what: `with options ${first.what}`, basis, exchange });
};

const sendUncertain: Send = async (context, valid, variants) => {
  const exchange = await sendAll(context, valid, variants);
  const { status } = exchange.response;
  if (status < 300 || status === 422) return;
  if (variants.length > 1) {
    for (const variant of variants) await sendUncertain(context, valid, [variant]);
    return;
  }
  const message = `exportHostedDocument with options ${variants[0]?.what}: expected a 2xx status or 422, got ${quoteResponse(exchange.response)}.`;
  context.report(OPTIONS, message, exchange);
};

async function sendAll(
  context: RuleContext,
  valid: JsonObject,
  variants: readonly Variant[],
): Promise<Exchange> {
  const [only] = variants;
  const [combined] = combineByMember(valid, variants);
  return send(context, JSON.stringify(combined?.value ?? only?.value));
}

async function send(context: RuleContext, content: string): Promise<Exchange> {
  const { file, options } = await newUpload(context);
  return context.send(exportRequest([file, { ...options, content }]));
}

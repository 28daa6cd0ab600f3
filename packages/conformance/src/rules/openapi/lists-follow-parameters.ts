import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Json, JsonObject } from "../../load/json.js";
import type { Operation, Parameter } from "../../load/operation.js";
import { acceptedOperations } from "../../openapi/accepted-request.js";
import {
  type Filter,
  filtersOf,
  pageParameterOf,
  sizeParameterOf,
} from "../../openapi/lists/list-parameters.js";
import { readList, type ShownList } from "../../openapi/lists/read-list.js";
import { buildRequest, type RequestValues } from "../../openapi/valid-request.js";
import { keyOf } from "../../openapi/write-parameters.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const PARAMETERS = { openapi: "parameters" } as const satisfies Basis;

/** Maximum filters tried per list, values tried per filter, and words tried in a search. */
const MAX_FILTERS = 8;
const MAX_CHOICES = 4;
const MAX_WORDS = 3;
/** A text that no item contains. */
const UNKNOWN = "zqxjkvwp";

/** Checks that the page size, page, filter and total of a list have an effect. */
export const listsFollowParameters: Rule = {
  id: "lists-follow-parameters",
  title:
    "A list applies the requested page size, page and filters, and its total counts all items.",
  basis: [PARAMETERS],
  operations: [],
  async run(context) {
    let judged = 0;
    const isRead = ({ method, path, parameters }: Operation): boolean =>
      // A path that ends with a placeholder returns one item.
      method === "GET" && !/\}\/?$/.test(path) && parameters.some((one) => one.in === "query");
    for await (const [operation, values] of acceptedOperations(context, isRead)) {
      const base = await findItems(context, { operation, values });
      if (!base) continue;
      judged += 1;
      await checkSize(context, base);
      for (const filter of filtersOf(context.contract, operation, base.items).slice(0, MAX_FILTERS))
        await checkFilter(context, base, filter);
    }
    if (judged === 0) throw new NotExercisedError("no list with parameters shows an item");
  },
};

/** An operation with the values of its request. */
interface Asked {
  readonly operation: Operation;
  readonly values: RequestValues;
}

/** A list with at least one item. */
type Base = Asked & ShownList;

/** The page in one response. */
type Page = ShownList & { readonly exchange: Exchange };

async function ask(
  context: RuleContext,
  { operation, values }: Asked,
  more: readonly (readonly [Parameter, Json])[] = [],
): Promise<Page | undefined> {
  const added = more.map(([parameter, value]) => [keyOf(parameter), value] as const);
  const parameters = new Map([...values.parameters, ...added]);
  const exchange = await context.send(buildRequest(operation, { ...values, parameters }));
  if (!isSuccess(exchange.response.status)) return undefined;
  const list = readList(exchange.response.json);
  return list && { ...list, exchange };
}

/** Requests the list. If a required search finds nothing, searches for words in the bodies of the profile. */
async function findItems(context: RuleContext, asked: Asked): Promise<Base | undefined> {
  const first = await ask(context, asked);
  if (!first || first.items.length > 0) return first && { ...asked, ...first };
  const searched = asked.operation.parameters.find(
    (one) => one.in === "query" && one.isRequired && one.schema !== undefined,
  );
  if (!searched) return undefined;
  const words = wordsOf(context).filter(
    (word) => context.checkSchema(searched.schema ?? "", word, "request").length === 0,
  );
  for (const word of words.slice(0, MAX_WORDS)) {
    const { values } = asked;
    const parameters = new Map([...values.parameters, [keyOf(searched), word]]);
    const again = { ...asked, values: { ...values, parameters } };
    const found = await ask(context, again);
    if (found && found.items.length > 0) return { ...again, ...found };
  }
  return undefined;
}

function wordsOf({ target }: RuleContext): readonly string[] {
  const bodies = Object.values(target.requests ?? {}).map(({ body }) => body);
  return bodies.flatMap((body) =>
    Object.values(body ?? {}).filter((value): value is string => typeof value === "string"),
  );
}

/** Requests the smallest page, and compares its size, its total and its item with those of other pages. */
async function checkSize(context: RuleContext, base: Base): Promise<void> {
  const size = sizeParameterOf(context.contract, base.operation);
  const { least = 0, parameter } = size ?? {};
  if (!parameter || base.items.length <= least) return;
  const small = await ask(context, base, [[parameter, least]]);
  if (!small) return;
  const subject = `${base.operation.id} with \`${parameter.name}\` ${least}`;
  if (small.items.length > least) {
    const message = `${subject}: expected no more items, got ${small.items.length}.`;
    return context.report(PARAMETERS, message, small.exchange);
  }
  await checkTotals(context, base, { small, subject });
  if (least === 1) await checkPages(context, base, parameter);
}

interface Small {
  readonly small: Page;
  readonly subject: string;
}

async function checkTotals(
  context: RuleContext,
  base: Base,
  { small, subject }: Small,
): Promise<void> {
  const wrong = [...small.totals].find(
    ([name, total]) => total < base.items.length && (base.totals.get(name) ?? 0) > total,
  );
  if (!wrong) return;
  const [name, total] = wrong;
  // Another client may have removed items in between.
  const again = await ask(context, base);
  if (!again || (again.totals.get(name) ?? 0) <= total) return;
  const message = `${subject}: expected \`${name}\` to count all, as without it ${again.totals.get(name)}, got ${total}.`;
  context.report(PARAMETERS, message, small.exchange);
}

async function checkPages(context: RuleContext, base: Base, size: Parameter): Promise<void> {
  const page = pageParameterOf(context.contract, base.operation);
  // If pages count from 0, page 1 has the second item and page 2 the third.
  if (!page || base.items.length < 3) return;
  const [one, two] = page.values;
  const pageOf = (value: number): Promise<Page | undefined> =>
    ask(context, base, [
      [size, 1],
      [page.parameter, value],
    ]);
  const texts: (string | undefined)[] = [];
  let last: Page | undefined;
  // An item added by another client shifts the pages, so each page is requested twice.
  for (const value of [one, two, one, two]) {
    last = await pageOf(value);
    texts.push(last?.items[0] && JSON.stringify(last.items[0]));
  }
  if (!last || texts.some((text) => text === undefined || text !== texts[0])) return;
  const { name } = page.parameter;
  const message = `${base.operation.id} with \`${name}\` ${two}: expected another item than with \`${name}\` ${one}, got the same one.`;
  context.report(PARAMETERS, message, last.exchange);
}

async function checkFilter(context: RuleContext, base: Base, filter: Filter): Promise<void> {
  const { parameter, name, choices, isList } = filter;
  const shown = base.items.map((item) => item[name]);
  const isChoice = (value: Json | undefined): boolean => choices?.includes(value ?? null) ?? false;
  for (const value of (choices ?? [UNKNOWN]).slice(0, MAX_CHOICES)) {
    const asked = isList ? [value] : value;
    const at = parameter.schema ?? "";
    if (context.checkSchema(at, asked, "request").length > 0) continue;
    const page = await ask(context, base, [[parameter, asked]]);
    const isWrong = (item: JsonObject): boolean =>
      choices ? isChoice(item[name]) && item[name] !== value : lacks(item[name]);
    const wrong = page?.items.find(isWrong);
    // With choices, the unfiltered list must contain one of them; an unknown text must match no item.
    if (!page || !wrong || (choices && !shown.some(isChoice))) continue;
    const subject = `${base.operation.id} with \`${parameter.name}\` ${JSON.stringify(value)}`;
    const message = `${subject}: expected only items whose \`${name}\` is that, got one with ${JSON.stringify(wrong[name])}.`;
    return context.report(PARAMETERS, message, page.exchange);
  }
}

/** Whether a member, a text or a list of texts, does not contain the unknown text. */
function lacks(value: Json | undefined): boolean {
  const texts = Array.isArray(value) ? value : [value];
  const areTexts = texts.every((text) => typeof text === "string");
  return areTexts && !texts.some((text) => String(text).toLowerCase().includes(UNKNOWN));
}

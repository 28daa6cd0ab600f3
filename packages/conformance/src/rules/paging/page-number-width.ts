import { expectRefusal, expectSuccess } from "../../checks/expect/expect-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { member, pointer, resolveReference } from "../../load/json.js";
import { LIST_OPERATIONS, type ListOperationId } from "../../load/operation.js";
import { isSuccess } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

const WIDTH = { decision: "integer-width" } as const satisfies Basis;
const MAX_INT32 = "2147483647";
const BEYOND_INT32 = "2147483648";

/**
 * The first integer that a double cannot represent: a parser that rounds returns the integer before it. Tried only on
 * the list whose parameters have no format.
 */
const BEYOND_DOUBLE = "9007199254740993";

/** Larger than 64 bits: parsers with arbitrary-precision integers accept it, and others refuse it. */
const OF_TWENTY_DIGITS = "99999999999999999999";

/** A page number is used exactly as written, or refused if it cannot be represented. */
export const pageNumberWidth: Rule = {
  id: "page-number-width",
  title: "The largest `pageNo` is accepted; one that cannot be held exactly is refused with 400.",
  basis: [WIDTH],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const largest = await context.send(listRequest(operation, `pageNo=${MAX_INT32}`));
      if (expectSuccess(context, largest, WIDTH)) expectEcho(context, largest, MAX_INT32);
      const beyond = await context.send(listRequest(operation, `pageNo=${BEYOND_INT32}`));
      if (isInt32(context, operation)) {
        const what = `with pageNo=${BEYOND_INT32}`;
        expectRefusal(context, beyond, { what, status: 400, accepted: WIDTH, otherStatus: WIDTH });
      } else expectEchoOrRefusal(context, beyond, BEYOND_INT32);
      const wide = await context.send(listRequest(operation, `pageNo=${OF_TWENTY_DIGITS}`));
      if (isInt32(context, operation)) {
        const what = `with pageNo=${OF_TWENTY_DIGITS}`;
        expectRefusal(context, wide, { what, status: 400, accepted: WIDTH, otherStatus: WIDTH });
      } else expectEchoOrRefusal(context, wide, OF_TWENTY_DIGITS);
      if (operation !== "listWebhooks") continue;
      const rounded = await context.send(listRequest(operation, `pageNo=${BEYOND_DOUBLE}`));
      expectEchoOrRefusal(context, rounded, BEYOND_DOUBLE);
    }
  },
};

type Got = Awaited<ReturnType<RuleContext["send"]>>;

function expectEchoOrRefusal(context: RuleContext, exchange: Got, number: string): void {
  if (isSuccess(exchange.response.status)) return expectEcho(context, exchange, number);
  const what = `with pageNo=${number}`;
  expectRefusal(context, exchange, { what, status: 400, accepted: WIDTH, otherStatus: WIDTH });
}

function expectEcho(context: RuleContext, exchange: Got, number: string): void {
  // Reads the raw text, since a parsed number may be rounded too.
  const [, got = "none"] = /"pageNo"\s*:\s*(-?[\d.eE+]+)/.exec(exchange.response.text) ?? [];
  if (plainInteger(got) === number) return;
  const { operation } = exchange.request;
  const message = `${operation} with pageNo=${number}: expected \`pagination.pageNo\` ${number}, got ${got}.`;
  context.report(WIDTH, message, exchange);
}

/** An integer may be written with a fraction of zeros or an exponent (JSON Schema 2020-12, 6.1.1). */
function plainInteger(text: string): string {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text) ?? [];
  const digits = whole + fraction;
  const end = whole.length + Number(exponent);
  if (end < 1 || /[1-9]/.test(digits.slice(end))) return text;
  return (
    sign +
    digits
      .slice(0, end)
      .padEnd(end, "0")
      .replace(/^0+(?=\d)/, "")
  );
}

function isInt32({ contract }: RuleContext, operation: ListOperationId): boolean {
  const { document, operations } = contract;
  const at = `${operations.get(operation)?.at}${pointer("parameters")}`;
  const { value } = resolveReference(document, at);
  const parameters = Array.isArray(value) ? value : [];
  return parameters.some((_, index) => {
    const parameter = resolveReference(document, `${at}/${index}`).value;
    const format = member(member(parameter, "schema"), "format");
    return member(parameter, "name") === "pageNo" && format === "int32";
  });
}

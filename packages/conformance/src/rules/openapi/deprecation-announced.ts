import { incremental } from "../../checks/incremental.js";
import type { TrafficRule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Deprecation } from "../../load/operation.js";
import { isSuccess } from "../../probe/read-response.js";

const SINCE = { openapi: "x-deprecated-since", rfc: "RFC 9745" } as const satisfies Basis;
const SUNSET = { openapi: "x-sunset", rfc: "RFC 8594" } as const satisfies Basis;
const SECOND = 1000;

/**
 * Every success response of a deprecated operation announces the deprecation and removal dates, as far as the
 * description has them.
 */
export const deprecationAnnounced: TrafficRule = incremental({
  id: "deprecation-announced",
  title: "A deprecated operation sends `Deprecation` and `Sunset` with the described dates.",
  basis: [SINCE, SUNSET],
  operations: [],
  depth: "quick",
  judgesHeadsAlone: true,
  begin: (context) => ({
    see(exchange) {
      const { request, response } = exchange;
      const operation = context.contract.operations.get(request.operation ?? "");
      if (!operation?.deprecation || request.method !== operation.method) return;
      if (!isSuccess(response.status)) return;
      for (const { name, basis, expected, isRight } of expectations(operation.deprecation)) {
        const got = response.headers.get(name);
        if (got !== null && got !== undefined && isRight(got)) continue;
        const message = `${operation.id}: expected \`${name}: ${expected}\`, got \`${got ?? "none"}\`.`;
        context.report(basis, message, exchange);
      }
    },
  }),
});

interface Expectation {
  readonly name: string;
  readonly basis: Basis;
  readonly expected: string;
  isRight(value: string): boolean;
}

function expectations({ since, sunset }: Deprecation): Expectation[] {
  const expected: Expectation[] = [];
  if (since !== undefined) {
    const date = `@${Math.floor(since / SECOND)}`;
    const isRight = (value: string): boolean => value.trim() === date;
    expected.push({ name: "Deprecation", basis: SINCE, expected: date, isRight });
  }
  if (sunset !== undefined) {
    const isRight = (value: string): boolean => Date.parse(value) === sunset;
    const date = new Date(sunset).toUTCString();
    expected.push({ name: "Sunset", basis: SUNSET, expected: date, isRight });
  }
  return expected;
}

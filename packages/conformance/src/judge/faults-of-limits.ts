import type { RecordedResponse } from "../probe/exchange.js";

const TOKEN = String.raw`[A-Za-z*][\w.:/*-]*`;
const VALUE = String.raw`(?:\d+|"[^"]*"|:[\w+/=]*:|${TOKEN})`;

/** Returns a pattern for a list of names with parameters, each with the required parameter (RFC 9651, 3.1). */
function formOf(parameter: string): RegExp {
  const item = String.raw`(?:"[^"]*"|${TOKEN})(?:;[a-z*][\w.*-]*(?:=${VALUE})?)*`;
  const counted = String.raw`(?=[^,]*;${parameter}=\d+(?:;|,|\s|$))${item}`;
  return new RegExp(String.raw`^\s*${counted}(?:\s*,\s*${counted})*\s*$`);
}

const FORMS = [
  { name: "RateLimit", form: formOf("r"), example: '"token";r=598;t=47' },
  { name: "RateLimit-Policy", form: formOf("q"), example: '"token";q=600;w=60' },
] as const;

/** Returns how the rate limit headers of a response deviate (decision `limits`). */
export function faultsOfLimits({
  status,
  headers,
}: Pick<RecordedResponse, "status" | "headers">): readonly string[] {
  const retry = headers.get("retry-after");
  const isSaid = retry === null ? status !== 429 : /^\d+$/.test(retry);
  const faults = isSaid
    ? []
    : [`expected \`Retry-After\` in whole seconds, got \`${retry ?? "none"}\``];
  for (const { name, form, example } of FORMS) {
    const value = headers.get(name);
    if (value !== null && !form.test(value))
      faults.push(`expected \`${name}\` such as \`${example}\`, got \`${value}\``);
  }
  return faults;
}

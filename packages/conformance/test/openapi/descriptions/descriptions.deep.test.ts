// Runs the checker with descriptions that companies publish, against the stubs generated from them.
import { existsSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { checkImplementation } from "../../../src/engine/check-implementation.js";
import { type JsonObject, member } from "../../../src/load/json.js";
import {
  DESCRIBED,
  DESCRIPTIONS_FOLDER,
  type RunningDescribed,
  startDescribed,
} from "./start-described.js";

/** `pnpm bench:descriptions` runs the others, which take minutes. */
const SHORT = DESCRIBED.filter(({ name }) => ["museum", "spotify", "discord"].includes(name));

/** More findings than this would repeat one cause: each description has hundreds of operations. */
const MAX_FINDINGS = 40;

describe.runIf(existsSync(DESCRIPTIONS_FOLDER))("descriptions by others", () => {
  let running: RunningDescribed | undefined;
  afterEach(() => running?.stop());

  test.each(SHORT)("asks every GET of $name and reports each cause once", async (described) => {
    running = await startDescribed(described);
    const { baseUrl, description } = running;
    const target = { baseUrl, ...described.credentials };
    const { rules, coverage, stopped } = await checkImplementation(target, { description });
    expect(stopped).toBeUndefined();
    const gets = getsOf(description);
    expect(coverage.operations.filter(({ name, count }) => count === 0 && gets.has(name))).toEqual(
      [],
    );
    const findings = rules.flatMap((rule) => rule.findings);
    expect(findings.length).toBeLessThan(MAX_FINDINGS);
    // A stub responds with examples whatever the parameters, and with problems that the description lacks.
    const others = findings.filter(
      ({ rule, level }) =>
        level !== "strict" && !["lists-follow-parameters", "responses-described"].includes(rule),
    );
    expect(others.map(({ message }) => message)).toEqual([]);
  });
});

function getsOf({ paths }: JsonObject): ReadonlySet<unknown> {
  const gets = Object.values(paths ?? {}).map((path) => member(path, "get"));
  return new Set(gets.map((get) => member(get, "operationId")));
}

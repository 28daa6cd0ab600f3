import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { loadDescription } from "@document-export/openapi";
import { beforeAll, describe, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { loadContract } from "../../src/load/contract.js";
import type { JsonObject } from "../../src/load/json.js";
import type { Report } from "../../src/report/report.js";
import { OPENAPI_RULES } from "../../src/rules/openapi/index.js";
import { startOnStub } from "../implementation/on-stub/start-on-stub.js";
import { type PetFault, startPets } from "./start-pets.js";

let description: JsonObject;
beforeAll(async () => {
  const file = fileURLToPath(new URL("pets.yaml", import.meta.url));
  description = (await loadDescription(file)) as JsonObject;
});

const REQUESTS = { createPet: {}, getPet: { parameters: { petId: 1 } } };

async function check(fault?: PetFault, rules?: readonly string[]): Promise<Report> {
  const { baseUrl, stop } = await startPets(fault);
  try {
    const target = { baseUrl, token: "right", requests: REQUESTS };
    const options = { description, depth: "thorough", ...(rules && { rules }) } as const;
    return await checkImplementation(target, options);
  } finally {
    await stop();
  }
}

test("passes every rule on a correct third-party API", async () => {
  const { rules } = await check();
  expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
  expect(rules.map(({ verdict }) => verdict)).toEqual(OPENAPI_RULES.map(() => "passed"));
});

/** Rules that judge the requests of all others, and so find little alone. */
const JUDGES_OTHERS = new Set(["no-server-error", "deprecation-announced"]);

test.each<[PetFault, string]>([
  ["path-missing", "requests-accepted"],
  ["any-token-taken", "credentials-required"],
  ["any-method-taken", "undescribed-methods-refused"],
  ["limit-unchecked", "invalid-parameters-refused"],
  ["names-unchecked", "invalid-bodies-refused"],
  ["names-unchecked", "random-bodies-judged"],
  ["fails-on-bad-json", "no-server-error"],
  ["undescribed-status", "responses-described"],
  ["plain-text-list", "responses-described"],
  ["id-as-text", "responses-described"],
  ["retirement-unannounced", "deprecation-announced"],
  ["sunset-too-early", "deprecation-announced"],
])("%s is found by %s", async (fault, rule) => {
  const { rules } = await check(fault, JUDGES_OTHERS.has(rule) ? undefined : [rule]);
  expect(rules.find(({ id }) => id === rule)).toMatchObject({ verdict: "failed" });
});

const SECRET = "tom:s3cret-of-tom";
const BASE64 = Buffer.from(SECRET).toString("base64");

describe.each([
  ["an API key in a header", { type: "apiKey", in: "header", name: "X-Key" }],
  ["an API key in the query", { type: "apiKey", in: "query", name: "key" }],
  ["an API key in a cookie", { type: "apiKey", in: "cookie", name: "key" }],
  ["Basic authentication", { type: "http", scheme: "basic" }],
] as const)("with %s", (_, scheme) => {
  const isKnown = ({ headers, url = "" }: IncomingMessage): boolean =>
    [headers["x-key"], headers.cookie?.slice("key=".length)].includes(SECRET) ||
    headers.authorization === `Basic ${BASE64}` ||
    new URL(url, "http://localhost").searchParams.get("key") === SECRET;

  async function checkWith(
    fault?: PetFault,
    { name = "bearer", rules }: { readonly name?: string; readonly rules?: string[] } = {},
  ): Promise<Report> {
    const components = { ...(description["components"] as JsonObject) };
    const described = { ...components, securitySchemes: { bearer: scheme } };
    const { baseUrl, stop } = await startPets(fault, isKnown);
    const target = { baseUrl, token: "", requests: REQUESTS, credentials: { [name]: SECRET } };
    const own = { ...description, components: described };
    const options = { description: own, ...(rules && { rules }) };
    return checkImplementation(target, options).finally(stop);
  }

  test("exercises each rule and finds nothing on a correct API", async () => {
    const { rules } = await checkWith();
    expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
    expect(rules.filter(({ verdict, reason }) => verdict !== "passed" || reason)).toEqual([]);
  });

  test("reports an API that accepts wrong credentials", async () => {
    const { rules } = await checkWith("any-token-taken", { rules: ["credentials-required"] });
    const result = rules.find(({ id }) => id === "credentials-required");
    expect(result?.findings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("without credentials"),
    );
  });

  test("writes no credentials into a report", async () => {
    const found = await checkWith("id-as-text", { rules: ["responses-described"] });
    const report = JSON.stringify(found);
    expect(report).toContain("$BEARER");
    for (const secret of [SECRET, BASE64, encodeURIComponent(SECRET), "s3cret-of-tom"])
      expect(report).not.toContain(secret);
  });

  test("rejects credentials for a scheme missing from the description", async () => {
    await expect(checkWith(undefined, { name: "basic" })).rejects.toThrow(
      "no security scheme `basic`; it has bearer",
    );
  });
});

test("skips credentials-required for an API without `security`", async () => {
  const { security: _, ...open } = description;
  const { baseUrl, stop } = await startPets(undefined, () => true);
  const target = { baseUrl, token: "" };
  const { rules } = await checkImplementation(target, { description: open }).finally(stop);
  expect(rules.find(({ id }) => id === "credentials-required")).toMatchObject({
    verdict: "not exercised",
    reason: "no operation of the description needs credentials",
  });
});

test("skips requests that could change the target without a profile request", async () => {
  const { baseUrl, stop } = await startPets();
  const report = await checkImplementation({ baseUrl, token: "right" }, { description });
  await stop();
  expect(report.rules.find(({ id }) => id === "invalid-bodies-refused")?.reason).toMatch(
    /createPet could change the target/,
  );
});

test("finds nothing on the interface with the rules for any description", async () => {
  const target = await startOnStub();
  const { rules } = await checkImplementation(target, {
    description: loadContract().document,
  });
  await target.stop();
  expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
});

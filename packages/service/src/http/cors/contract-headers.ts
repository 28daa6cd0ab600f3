import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Methods and headers of the operations, by their names in the contract. */
export interface ContractHeaders {
  readonly methods: readonly string[];
  /** Header parameters. */
  readonly requestHeaders: readonly string[];
  /** Headers of responses with any status. */
  readonly responseHeaders: readonly string[];
}

interface Reference {
  readonly $ref?: string;
}
interface Parameter extends Reference {
  readonly in: string;
  readonly name: string;
}
interface Response extends Reference {
  readonly headers?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, Response>>;
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const METHODS: ReadonlySet<string> = new Set(["get", "put", "post", "delete", "patch"]);

/** Reads the methods and headers that the contract defines. */
export async function readContractHeaders(): Promise<ContractHeaders> {
  const file = require.resolve("@document-export/spec/openapi.json");
  const contract = JSON.parse(await readFile(file, "utf8")) as Contract;
  const operations = Object.values(contract.paths).flatMap((path) =>
    Object.entries(path).filter(([method]) => METHODS.has(method)),
  );
  const parameters = operations.flatMap(([, { parameters = [] }]) =>
    parameters.map((parameter) => resolve(parameter, contract)),
  );
  const responses = operations.flatMap(([, { responses }]) =>
    Object.values(responses).map((response) => resolve(response, contract)),
  );
  return {
    methods: unique(operations.map(([method]) => method.toUpperCase())),
    requestHeaders: unique(parameters.filter((one) => one.in === "header").map(({ name }) => name)),
    responseHeaders: unique(responses.flatMap(({ headers = {} }) => Object.keys(headers))),
  };
}

/** Resolves a reference. The bundle refers only to its own components, by names that need no escaping. */
function resolve<Part extends Reference>(part: Part, contract: Contract): Part {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.split("/").slice(1);
  const target = steps.reduce<unknown>((node, step) => Reflect.get(Object(node), step), contract);
  return resolve(target as Part, contract);
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}

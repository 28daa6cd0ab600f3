import { isObject, type JsonObject } from "../json-object.ts";
import { clientSample } from "./client.ts";
import { curlSample } from "./curl.ts";
import { docexportSample } from "./docexport.ts";
import { exampleCall, type ExampleCall } from "./example-call.ts";

/** A sample of a call as Redocly's `x-codeSamples` has it. */
interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const METHODS = new Set(["get", "put", "post", "delete", "patch"]);

/** The contract with `x-codeSamples` on each operation: calls with the values of the named examples. */
export async function addSamples(contract: JsonObject): Promise<JsonObject> {
  const paths = await mapObject(contract.paths, (path, item) =>
    mapObject(item, async (method, operation) => {
      if (!METHODS.has(method) || !isObject(operation)) return operation;
      const call = exampleCall(contract, path, method, operation);
      return { ...operation, "x-codeSamples": await samplesOf(call) };
    }),
  );
  return { ...contract, paths };
}

async function samplesOf(call: ExampleCall): Promise<readonly CodeSample[]> {
  const docexport = docexportSample(call);
  return [
    { lang: "bash", label: "curl", source: await curlSample(call) },
    { lang: "typescript", label: "TypeScript", source: await clientSample(call) },
    ...(docexport === undefined ? [] : [{ lang: "bash", label: "docexport", source: docexport }]),
  ];
}

async function mapObject(
  node: unknown,
  map: (key: string, value: unknown) => Promise<unknown>,
): Promise<JsonObject> {
  const entries = Object.entries(isObject(node) ? node : {});
  return Object.fromEntries(
    await Promise.all(entries.map(async ([key, value]) => [key, await map(key, value)] as const)),
  );
}

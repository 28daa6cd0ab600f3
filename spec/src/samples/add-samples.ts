import { isObject, type JsonObject } from "../json-object.ts";
import { clientSample } from "./client.ts";
import { curlSample } from "./curl.ts";
import { exampleCall, type ExampleCall } from "./example-call.ts";
import { goSample } from "./go.ts";
import { pythonSample } from "./python.ts";
import type { SampledApi } from "./sampled-api.ts";

/** A sample of a call, in the format of Redocly's `x-codeSamples`. */
interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const METHODS = new Set(["get", "put", "post", "delete", "patch"]);

/** Returns the contract with `x-codeSamples` on each operation: calls with the values of the named examples. */
export async function addSamples(contract: JsonObject, api: SampledApi): Promise<JsonObject> {
  const paths = await mapObject(contract.paths, (path, item) =>
    mapObject(item, async (method, operation) => {
      if (!METHODS.has(method) || !isObject(operation)) return operation;
      const call = exampleCall(contract, path, method, operation);
      return { ...operation, "x-codeSamples": await samplesOf(call, api) };
    }),
  );
  return { ...contract, paths };
}

async function samplesOf(call: ExampleCall, api: SampledApi): Promise<readonly CodeSample[]> {
  const { name: label, sample } = api.command;
  const source = sample(call);
  return [
    { lang: "bash", label: "curl", source: await curlSample(call, api) },
    { lang: "typescript", label: "TypeScript", source: await clientSample(call, api) },
    ...(api.otherLanguages
      ? [
          { lang: "python", label: "Python", source: pythonSample(call, api) },
          { lang: "go", label: "Go", source: goSample(call, api) },
        ]
      : []),
    ...(source === undefined ? [] : [{ lang: "bash", label, source }]),
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

import { format } from "prettier";
import type { ExampleBody, ExampleCall, ExampleParameter } from "./example-call.ts";
import { fileName } from "./file-name.ts";
import type { SampledApi } from "./sampled-api.ts";

/** Returns the call as a program that uses the client, with base URL and token from the environment. */
export async function clientSample(call: ExampleCall, api: SampledApi): Promise<string> {
  const { operationId, parameters, body } = call;
  const options = [...parameters.map(parameterOption), ...bodyOptions(body)];
  const needsFile = options.some((option) => option.includes(`: ${FILE}(`));
  const argument = options.length === 0 ? "" : `{ ${options.join(", ")} }`;
  const source = `
    import { createClient } from "${api.module}";
    ${needsFile ? `import { ${FILE} } from "@document-export/client/node";` : ""}

    ${api.client.created}
    ${statementOf(call, `await ${api.client.name}.${operationId}(${argument})`)}`;
  return (await format(source, { parser: "typescript" })).trimEnd();
}

/** Prints the return value of the call, if there is one. */
function statementOf({ returns }: ExampleCall, called: string): string {
  if (returns === "nothing") return `${called};`;
  if (returns === "events") return `for await (const event of ${called}) console.log(event);`;
  return `const result = ${called};\n    console.log(result);`;
}

const FILE = "fileFromPath";

/** Instead of the preference `wait` (RFC 7240, 4.3), the client has a number of seconds. */
function parameterOption({ name, value, ...parameter }: ExampleParameter): string {
  const isPrefer = parameter.in === "header" && name === "Prefer";
  const wait = isPrefer ? /wait=(\d+)/.exec(String(value))?.[1] : undefined;
  return wait === undefined ? option(name, value) : `wait: ${wait}`;
}

function bodyOptions(body: ExampleBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === "json") return [option(body.name, body.value)];
  return body.parts.map(({ name, value, isFile, contentType }) =>
    isFile
      ? `${camelCase(name)}: ${FILE}(${JSON.stringify(fileName(contentType))})`
      : option(name, value),
  );
}

function option(name: string, value: unknown): string {
  return `${camelCase(name)}: ${JSON.stringify(value)}`;
}

function camelCase(name: string): string {
  const [first = "", ...others] = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const rest = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
  return first.charAt(0).toLowerCase() + first.slice(1) + rest.join("");
}

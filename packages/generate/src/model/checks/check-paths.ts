import type { OperationModel, ParameterModel } from "../model.ts";
import { child, type Reader } from "../reader.ts";

/**
 * Notes where a path and the parameters of an operation disagree, and parameters that are described twice: a client
 * would send `{id}` as it stands, or drop what its caller gives.
 */
export function checkPaths(operations: readonly OperationModel[], reader: Reader): void {
  for (const operation of operations) {
    checkTemplate(operation, reader);
    checkTwice(operation.parameters, reader);
  }
}

function checkTemplate({ method, path, parameters }: OperationModel, reader: Reader): void {
  const pointer = child(child("/paths", path), method.toLowerCase());
  const places = new Set([...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name));
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  for (const name of places)
    if (!inPath.some((parameter) => parameter.name === name))
      reader.problem(
        pointer,
        `nothing describes \`{${name}}\` of the path: expected a parameter \`${name}\` with \`in: path\``,
      );
  for (const parameter of inPath)
    if (!places.has(parameter.name))
      reader.problem(
        parameter.pointer,
        `the path \`${path}\` has no \`{${parameter.name}}\`: expected it there, or no such parameter`,
      );
}

function checkTwice(parameters: readonly ParameterModel[], reader: Reader): void {
  const seen = new Set<string>();
  for (const { in: place, name, pointer } of parameters) {
    // Names of headers are the same in any case (RFC 9110, 5.1).
    const key = `${place} ${place === "header" ? name.toLowerCase() : name}`;
    if (seen.has(key))
      reader.problem(pointer, `the ${place} parameter \`${name}\` is described twice: remove one`);
    seen.add(key);
  }
}

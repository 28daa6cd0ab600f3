import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put, show, type Repair } from "../repair.js";
import type { ObjectRule } from "../object-rule.js";

/** Repairs an operation: the status codes of its responses, and parameters of Swagger 2.0 that describe its body. */
export const repairOperation: ObjectRule = (operation, pointer, repair) => {
  if (isObject(operation.responses)) repairCodes(operation, operation.responses, pointer, repair);
  if (Array.isArray(operation.parameters))
    repairBodyParameters(operation, operation.parameters, pointer, repair);
  if (typeof operation.operationId === "string" && operation.operationId.trim() === "")
    delete operation.operationId;
};

/** Repairs a response, which must have a description. */
export const repairResponse: ObjectRule = (response, pointer, repair) => {
  if (typeof response.description === "string") return;
  repair.note(pointer, {
    kind: "response-without-description",
    found: "the response has no `description`",
    read: "the description is empty",
    fix: "Add a `description`",
  });
  response.description = "";
};

function repairCodes(
  operation: JsonObject,
  responses: JsonObject,
  pointer: string,
  repair: Repair,
): void {
  const codes: JsonObject = {};
  for (const [code, response] of Object.entries(responses)) {
    const read = readCode(code);
    if (read !== code)
      repair.note(child(child(pointer, "responses"), code), {
        kind: "status-code",
        found: `${show(code)} is not a status code`,
        read: read === undefined ? "the response is left out" : `it is read as \`${read}\``,
        fix: "Write a code from 100 to 599, a range such as `4XX`, or `default`",
      });
    // A status code without a value is read as a response without a description.
    if (read !== undefined && !Object.hasOwn(codes, read)) put(codes, read, response ?? {});
  }
  operation.responses = codes;
}

function readCode(code: string): string | undefined {
  const plain = code.trim();
  if (/^[1-5]\d\d$/.test(plain) || code.startsWith("x-")) return plain;
  if (/^[1-5]xx$/i.test(plain)) return plain.toUpperCase();
  return /^default$/i.test(plain) ? "default" : undefined;
}

function repairBodyParameters(
  operation: JsonObject,
  parameters: readonly unknown[],
  pointer: string,
  repair: Repair,
): void {
  const isOf = (place: string) => (one: unknown) => isObject(one) && one.in === place;
  const body = parameters.find(isOf("body"));
  const fields = parameters.filter(isOf("formData")) as JsonObject[];
  if (body === undefined && fields.length === 0) return;
  operation.parameters = parameters.filter((one) => one !== body && !isOf("formData")(one));
  repair.note(child(pointer, "parameters"), {
    kind: "body-as-parameter",
    found: `\`in: ${body === undefined ? "formData" : "body"}\` belongs to Swagger 2.0`,
    read: operation.requestBody === undefined ? "it is read as `requestBody`" : "it is left out",
    fix: "Write `requestBody`",
  });
  operation.requestBody ??= isObject(body)
    ? {
        required: body.required === true,
        content: { "application/json": { schema: body.schema ?? {} } },
      }
    : { required: fields.some(isRequired), content: formContent(fields) };
}

function formContent(fields: readonly JsonObject[]): JsonObject {
  const properties: JsonObject = {};
  for (const { name, in: _, required: __, schema, description, ...keywords } of fields)
    put(properties, String(name), isObject(schema) ? schema : { ...keywords, description });
  const required = fields.filter(isRequired).map(({ name }) => String(name));
  const isMultipart = fields.some(({ type }) => type === "file");
  const schema = { type: "object", properties, ...(required.length > 0 && { required }) };
  return {
    [isMultipart ? "multipart/form-data" : "application/x-www-form-urlencoded"]: { schema },
  };
}

function isRequired({ required }: JsonObject): boolean {
  return required === true;
}

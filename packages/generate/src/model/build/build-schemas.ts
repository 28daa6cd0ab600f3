import { isObject } from "@document-export/openapi";
import { buildSchema } from "./build-schema.ts";
import type { NamedSchema } from "../model.ts";
import type { Place } from "../places.ts";
import type { Reader } from "../reader.ts";

/** Builds all schemas named so far, and the schemas that they refer to. */
export function buildSchemas(reader: Reader): NamedSchema[] {
  const built: NamedSchema[] = [];
  for (let places = reader.places.takeNew(); places.length > 0; places = reader.places.takeNew())
    built.push(...places.map((place) => buildNamed(place, reader)));
  const isFirst = ({ isComponent }: NamedSchema) => isComponent;
  return [...built.filter(isFirst), ...built.filter((schema) => !isFirst(schema))];
}

function buildNamed({ name, pointer, value }: Place, reader: Reader): NamedSchema {
  return {
    name,
    isComponent: /^\/components\/schemas\/[^/]+$/.test(pointer),
    description:
      isObject(value) && typeof value.description === "string" ? value.description : undefined,
    schema: buildSchema(value, pointer, reader),
  };
}

import type { ExampleModel } from "../model.ts";
import { child, type Node, type Reader } from "../reader.ts";

/** The `example` of a Media Type or Parameter Object, called `default`, and its named `examples`. */
export function buildExamples({ value, pointer }: Node, reader: Reader): ExampleModel[] {
  const single = "example" in value ? [{ name: "default", value: value.example }] : [];
  const named = reader
    .entries(value.examples, child(pointer, "examples"))
    .map(([name, example]) => ({ name, value: example.value.value }));
  return [...single, ...named];
}

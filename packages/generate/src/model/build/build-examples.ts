import type { ExampleModel } from "../model.ts";
import { child, type Node, type Reader } from "../reader.ts";

/**
 * Builds the examples of a Media Type or Parameter Object: its `example`, called `default`, and its named `examples`.
 */
export function buildExamples({ value, pointer }: Node, reader: Reader): ExampleModel[] {
  const single =
    "example" in value
      ? [{ name: "default", value: value.example, pointer: child(pointer, "example") }]
      : [];
  // An external example (`externalValue`) has no value in the document.
  const named = reader
    .entries(value.examples, child(pointer, "examples"))
    .filter(([, example]) => "value" in example.value)
    .map(([name, example]) => ({ name, value: example.value.value, pointer: example.pointer }));
  return [...single, ...named];
}

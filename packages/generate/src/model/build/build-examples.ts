import type { ExampleModel } from "../model.ts";
import { child, type Node, type Reader } from "../reader.ts";

/** The `example` of a Media Type or Parameter Object, called `default`, and its named `examples`. */
export function buildExamples({ value, pointer }: Node, reader: Reader): ExampleModel[] {
  const single =
    "example" in value
      ? [{ name: "default", value: value.example, pointer: child(pointer, "example") }]
      : [];
  // One that stands elsewhere, by `externalValue`, has no value here.
  const named = reader
    .entries(value.examples, child(pointer, "examples"))
    .filter(([, example]) => "value" in example.value)
    .map(([name, example]) => ({ name, value: example.value.value, pointer: example.pointer }));
  return [...single, ...named];
}

/**
 * A program and its arguments. In them, `{description}` is the path of the description to generate the client from, and
 * `{version}` the version of the generator.
 */
export type Command = readonly [program: string, ...args: readonly string[]];

/** A third-party generator: how to generate and call a client with it, and notes on the result. */
export interface Generator {
  /** Its folder in `programs`, which is copied to the folder where the commands run. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly language: string;
  /** The export of the spec package that it reads. */
  readonly takes:
    | "openapi.json"
    | "openapi.plain.json"
    | "openapi-3.0.json"
    | "postman.json"
    | "bruno.json";
  /** Programs that must be installed on the machine. */
  readonly needs: readonly string[];
  /** Installs the generator, generates the client and compiles it with the program that calls it. */
  readonly prepare: readonly Command[];
  /** Runs the program, which calls the five operations and prints the results as JSON. */
  readonly call: Command;
  /** Description of its types, for the page. */
  readonly types: string;
  readonly remarks: string;
}

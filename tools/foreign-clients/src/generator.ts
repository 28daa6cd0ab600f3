/**
 * A program and its arguments. In them, `{description}` is the path of the file that the client is made from, and `{version}`
 * the version of the generator.
 */
export type Command = readonly [program: string, ...args: readonly string[]];

/** A generator by others: how a client is made with it and called, and what is worth knowing about the result. */
export interface Generator {
  /** Its folder in `programs`, which is copied to where the commands run. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly language: string;
  /** The export of the spec package that it takes. */
  readonly takes:
    | "openapi.json"
    | "openapi.plain.json"
    | "openapi-3.0.json"
    | "postman.json"
    | "bruno.json";
  /** Programs that the machine must have. */
  readonly needs: readonly string[];
  /** Installs the generator, generates the client and compiles it with the program that calls it. */
  readonly prepare: readonly Command[];
  /** Runs the program, which calls the five operations and prints what came as JSON. */
  readonly call: Command;
  /** What its types are like, for the page. */
  readonly types: string;
  readonly remarks: string;
}

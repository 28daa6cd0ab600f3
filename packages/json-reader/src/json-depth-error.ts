/** Thrown for JSON whose arrays and objects are nested too deeply. */
export class JsonDepthError extends Error {
  override readonly name = "JsonDepthError";
  readonly maxDepth: number;

  constructor(maxDepth: number) {
    super(
      `Expected at most ${maxDepth} levels of nested arrays and objects in the JSON, got more.`,
    );
    this.maxDepth = maxDepth;
  }
}

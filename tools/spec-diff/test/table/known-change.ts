/** A value to set at a JSON pointer, or no value to remove the existing one. */
export type Patch = readonly [pointer: string, value?: unknown];

/** A change with known consequences. Both sides are created from one description by patches. */
export interface KnownChange {
  readonly what: string;
  readonly before?: readonly Patch[];
  readonly after: readonly Patch[];
  /** Whether a program that calls the API stops working. */
  readonly caller: "breaks" | "safe";
  /** Whether an implementation has to change. */
  readonly implementer: "work" | "safe";
  readonly because: string;
}

type Known = readonly [caller: KnownChange["caller"], implementer: KnownChange["implementer"]];

/** A change of one member of a body, with known consequences in requests and in responses. */
export interface KnownSchemaChange {
  readonly what: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly request: Known;
  readonly response: Known;
  readonly because: string;
}

/** Applies the same change to the body of the request and of the response. */
export function inBothDirections(change: KnownSchemaChange): KnownChange[] {
  const { what, before, after, because } = change;
  return (["request", "response"] as const).map((direction) => {
    const at =
      direction === "request" ? "/components/schemas/OrderCreate" : "/components/schemas/Order";
    const [caller, implementer] = change[direction];
    return {
      what: `${direction}: ${what}`,
      before: [[`${at}/properties/subject`, before]],
      after: [[`${at}/properties/subject`, after]],
      caller,
      implementer,
      because,
    };
  });
}

/** A value to put at a JSON pointer, or nothing to remove what is there. */
export type Patch = readonly [pointer: string, value?: unknown];

/** One change whose consequence is known. Both sides are made from one description by patches. */
export interface KnownChange {
  readonly what: string;
  readonly before?: readonly Patch[];
  readonly after: readonly Patch[];
  /** Whether a program that calls the interface stops working. */
  readonly caller: "breaks" | "safe";
  /** Whether an implementation has to change. */
  readonly implementer: "work" | "safe";
  readonly because: string;
}

type Known = readonly [caller: KnownChange["caller"], implementer: KnownChange["implementer"]];

/** A change of one member of a body, known for the request and for the response. */
export interface KnownSchemaChange {
  readonly what: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly request: Known;
  readonly response: Known;
  readonly because: string;
}

/** The same change in the body of the request and of the response. */
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

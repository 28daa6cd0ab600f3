import type { ClientOptions, DeprecationNotice } from "./options.js";

/** A deprecated part of a call; generated. */
type Deprecated = Omit<DeprecationNotice, "operationId" | "message">;

/** Reports the deprecated parts that a call uses, each once per client. */
export type WarnDeprecated = (
  settings: Pick<ClientOptions, "onDeprecated">,
  operationId: string,
  options: object,
) => void;

/** Returns a function that reports the listed deprecated parts of an operation when a call uses them. */
export function deprecations(listed: readonly Deprecated[]): WarnDeprecated {
  const warned = new WeakMap<object, Set<Deprecated>>();
  return (settings, operationId, options) => {
    const known = warned.get(settings) ?? new Set();
    warned.set(settings, known);
    for (const one of listed) {
      if (known.has(one) || !isUsed(one, options)) continue;
      known.add(one);
      const notice = { operationId, ...one, message: messageOf(operationId, one) };
      (settings.onDeprecated ?? warn)(notice);
    }
  };
}

function isUsed({ option, pointer = "" }: Deprecated, options: object): boolean {
  if (option === undefined) return true;
  const path = pointer.split("/").slice(1);
  return has(Reflect.get(options, option), path);
}

/** Whether a value has a member at a path; `*` matches any member. */
function has(value: unknown, [segment, ...rest]: readonly string[]): boolean {
  if (segment === undefined) return value !== undefined;
  if (typeof value !== "object" || value === null) return false;
  if (segment === "*") return Object.values(value).some((inner) => has(inner, rest));
  const name = segment.replaceAll("~1", "/").replaceAll("~0", "~");
  return Object.hasOwn(value, name) && has(Reflect.get(value, name), rest);
}

function messageOf(
  operationId: string,
  { option, pointer = "", since, sunset }: Deprecated,
): string {
  const place = option === undefined ? operationId : `${operationId}: \`${option}${pointer}\``;
  const start = since ? ` since ${since.slice(0, 10)}` : "";
  const end = sunset ? `, and will be removed on ${sunset.slice(0, 10)}` : "";
  return `${place} is deprecated${start}${end}`;
}

interface Process {
  emitWarning?(message: string, type: string): void;
}

function warn({ message }: DeprecationNotice): void {
  const { process } = globalThis as { process?: Process };
  if (process?.emitWarning) process.emitWarning(message, "DeprecationWarning");
  else console.warn(message);
}

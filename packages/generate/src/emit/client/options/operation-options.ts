import type {
  BodyModel,
  MediaTypeModel,
  OperationModel,
  ParameterModel,
  PartModel,
} from "../../../model/model.ts";
import { capitalize, optionName } from "./option-name.ts";

/** The options of an operation in addition to those of every call: one for each parameter and each part of a body. */
export interface OperationOptions {
  readonly parameters: readonly ParameterOption[];
  /** The idempotency key header, and the header that asks for a delayed response. */
  readonly key: ParameterModel | undefined;
  readonly wait: ParameterModel | undefined;
  readonly bodies: readonly BodyOptions[];
}

export interface ParameterOption {
  readonly option: string;
  readonly parameter: ParameterModel;
}

/** The options for one media type of a body: one per part, or one for the whole body. */
export interface BodyOptions {
  readonly content: MediaTypeModel;
  /** Media type of the request; a range such as `image/*` if the caller chooses the exact type. */
  readonly mediaType: string;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly whole: string | undefined;
  readonly parts: readonly { readonly option: string; readonly part: PartModel }[];
}

/**
 * Reserved names: the options of every call, which no parameter may replace, and members that every object inherits.
 */
const RESERVED = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ..."signal timeoutMs deadlineMs retries headers fetch onResponse onProgress nestedAs contentType accept fromPage prefetch onDrift".split(
    " ",
  ),
];

/** Whether a caller can choose the media type of a body. */
export function isChosen([first, second]: readonly BodyOptions[]): boolean {
  return second !== undefined || (first?.mediaType.includes("*") ?? false);
}

/** Whether a caller can send parts that the body allows but does not list. */
export function isOpen(bodies: readonly BodyOptions[]): boolean {
  const [body] = bodies;
  if (!body || body.whole !== undefined || isChosen(bodies)) return false;
  return body.content.others.length > 0;
}

/** Whether an operation has values whose nested lists and objects can be written in more than one way. */
export function hasNested({ parameters, bodies }: OperationOptions): boolean {
  return (
    parameters.some(({ parameter }) => parameter.style === "deepObject") ||
    bodies.some(
      ({ content: { kind }, parts }) =>
        kind === "form" && parts.some(({ part }) => part.style === "deepObject"),
    )
  );
}

/**
 * Assigns names to the options of an operation. If a name is taken, it is prefixed with the parameter's place:
 * `pathId`, `queryId`, `bodyId`.
 */
export function optionsOf({ method, parameters, body }: OperationModel): OperationOptions {
  const key = parameters.find(({ role }) => role === "idempotency-key");
  const wait = parameters.find(({ role }) => role === "wait");
  const taken = new Set([
    ...RESERVED,
    ...(key ? ["idempotencyKey"] : []),
    ...(wait ? ["wait"] : []),
  ]);
  const named = parameters
    .filter((parameter) => parameter !== key && parameter !== wait)
    .map((parameter) => ({ option: take(parameter.name, parameter.in, taken), parameter }));
  // fetch sends no body with these methods (Fetch Standard, new Request).
  const hasBody = body && method !== "GET" && method !== "HEAD";
  return { parameters: named, key, wait, bodies: hasBody ? bodiesOf(body, taken) : [] };
}

/** Assigns option names to the bodies. Bodies may use the same names, because a call sends only one of them. */
function bodiesOf(body: BodyModel, taken: ReadonlySet<string>): BodyOptions[] {
  return body.content.map((content) => {
    const own = new Set(taken);
    const hasParts = content.parts.length > 0;
    const parts = content.parts.map((part) => ({ option: take(part.name, "body", own), part }));
    const whole = hasParts ? undefined : take(body.name ?? "body", "request", own);
    const { required, description } = body;
    return { content, mediaType: sentType(content), required, description, whole, parts };
  });
}

/** Returns the media type to send. A range with a JSON schema, as some tools write it, is sent as JSON. */
function sentType({ mediaType, kind }: MediaTypeModel): string {
  return kind === "json" && mediaType.endsWith("*") ? "application/json" : mediaType;
}

function take(name: string, place: string, taken: Set<string>): string {
  const plain = optionName(name);
  const placed = place + capitalize(plain);
  const free = [plain, placed].find((one) => !taken.has(one)) ?? numbered(placed, taken);
  taken.add(free);
  return free;
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

import type {
  BodyModel,
  MediaTypeModel,
  OperationModel,
  ParameterModel,
  PartModel,
} from "../../../model/model.ts";
import { capitalize, optionName } from "./option-name.ts";

/** What a call of an operation takes besides the options of every call: each parameter and each part of a body, by its option. */
export interface OperationOptions {
  readonly parameters: readonly ParameterOption[];
  /** The header that identifies the call, and the one that asks for a delayed response. */
  readonly key: ParameterModel | undefined;
  readonly wait: ParameterModel | undefined;
  readonly bodies: readonly BodyOptions[];
}

export interface ParameterOption {
  readonly option: string;
  readonly parameter: ParameterModel;
}

/** One media type of a body: an option for each part, or one for the whole. */
export interface BodyOptions {
  readonly content: MediaTypeModel;
  /** What is sent; a range such as `image/*` where the caller says more. */
  readonly mediaType: string;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly whole: string | undefined;
  readonly parts: readonly { readonly option: string; readonly part: PartModel }[];
}

/** The options of every call, which no parameter can take away, and what every object has without being given it. */
const RESERVED = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ..."signal timeoutMs deadlineMs retries headers fetch onResponse onProgress contentType accept fromPage prefetch onDrift".split(
    " ",
  ),
];

/** Whether a caller may say which media type a body has. */
export function isChosen([first, second]: readonly BodyOptions[]): boolean {
  return second !== undefined || (first?.mediaType.includes("*") ?? false);
}

/** Whether a caller may give parts that the body allows and does not list. */
export function isOpen(bodies: readonly BodyOptions[]): boolean {
  const [body] = bodies;
  if (!body || body.whole !== undefined || isChosen(bodies)) return false;
  return body.content.others.length > 0;
}

/** Names the options of an operation. One that is taken gets its place before it: `pathId`, `queryId`, `bodyId`. */
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
  // fetch sends none with these (Fetch Standard, new Request).
  const hasBody = body && method !== "GET" && method !== "HEAD";
  return { parameters: named, key, wait, bodies: hasBody ? bodiesOf(body, taken) : [] };
}

/** The bodies share their names: a call sends only one of them. */
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

/** A range whose schema is JSON's, such as some tools write, is sent as JSON; which kind of JSON, a caller may say. */
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

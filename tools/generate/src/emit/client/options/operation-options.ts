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
  readonly required: boolean;
  readonly description: string | undefined;
  readonly whole: string | undefined;
  readonly parts: readonly { readonly option: string; readonly part: PartModel }[];
}

/** The options of every call, which no parameter can take away. */
const RESERVED =
  "signal timeoutMs deadlineMs retries onResponse onProgress contentType accept fromPage prefetch onDrift".split(
    " ",
  );

/** Names the options of an operation. One that is taken gets its place before it: `pathId`, `queryId`, `bodyId`. */
export function optionsOf({ parameters, body }: OperationModel): OperationOptions {
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
  return { parameters: named, key, wait, bodies: body ? bodiesOf(body, taken) : [] };
}

/** The bodies share their names: a call sends only one of them. */
function bodiesOf(body: BodyModel, taken: ReadonlySet<string>): BodyOptions[] {
  return body.content.map((content) => {
    const own = new Set(taken);
    const hasParts = content.parts.length > 0;
    const parts = content.parts.map((part) => ({ option: take(part.name, "body", own), part }));
    const whole = hasParts ? undefined : take(body.name ?? "body", "request", own);
    return { content, required: body.required, description: body.description, whole, parts };
  });
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

import { createAjv, forAjv } from "../differential/create-ajv.ts";
import type { ApiModel, OperationModel, SecurityRequirementModel } from "../../src/model/model.ts";
import { indexSchemas } from "../../src/model/schema-index.ts";
import type { Pair } from "../support/load-pairs.ts";
import { exercisesOf, type Drawing, type Exercise } from "./exercise.ts";
import { readWhole, withoutFiles } from "./comparable-values.ts";

type Members = Readonly<Record<string, unknown>>;
type Server = ReturnType<Pair["stub"]["createServer"]>;

/** Observed or expected result of one call: what the handler and the caller received. */
interface Shown {
  readonly call: string;
  readonly received: unknown;
  readonly outcome: unknown;
}

/** Expected and observed results of every call of a description, and the operations that nobody can call. */
export interface Verdict {
  readonly wanted: readonly Shown[];
  readonly shown: readonly Shown[];
  readonly skipped: readonly string[];
}

/**
 * How exercises are run: the base URL, a function that sends a request (by default directly to the stub), and the seed
 * of the generated arguments.
 */
export interface Settings {
  readonly baseUrl?: string;
  readonly send?: (server: Server, request: Request) => Promise<Response>;
  readonly seed?: number;
  /** The ids of the operations to call; all by default. */
  readonly ids?: readonly string[];
}

/** Calls every operation of a client with every body and every response, and records what each side received. */
export async function exercisePair(
  pair: Pair,
  document: object,
  {
    baseUrl = "http://stub.test",
    send = (server, request) => server.fetch(request),
    seed = 1,
    ids,
  }: Settings = {},
): Promise<Verdict> {
  const { model, client } = pair;
  const now: { exercise?: Exercise; received: Members; fault?: unknown } = { received: {} };
  const server = serverOf(pair, {
    handler: (request) => {
      now.received = request;
      return now.exercise?.result;
    },
    onError: (fault) => (now.fault = fault),
  });
  const methods = client.createClient({
    baseUrl,
    token: "secret",
    retries: 0,
    fetch: (request: Request) => {
      const operation = model.operations.find(({ id }) => id === now.exercise?.id);
      return send(server, withCredentials(request, credentialsOf(operation) ?? []));
    },
  });
  const { exercises, skipped } = exercisesOfAll(pair, document, { seed, ids });
  const shown: Shown[] = [];
  for (const exercise of exercises) {
    Object.assign(now, { exercise, received: {}, fault: undefined });
    const { id, options, received: wanted } = exercise;
    const outcome = await outcomeOf(client, id, async () => methods[id]?.(options));
    const received = receivedOf(withoutFiles(now.received) as Members, wanted);
    shown.push({
      call: nameOf(exercise),
      received,
      outcome: now.fault ? String(now.fault) : outcome,
    });
  }
  return { wanted: exercises.map(wantedOf), shown, skipped };
}

function serverOf(
  { model, stub }: Pair,
  {
    handler,
    onError,
  }: { handler: (request: Members) => unknown; onError: (fault: unknown) => void },
): Server {
  const { operations } = model;
  const scopes = operations.flatMap(({ security }) => security.flat().flatMap((one) => one.scopes));
  const caller = async () => ({ principal: "caller", scopes });
  // Schemes that a server cannot check itself use a hook.
  const hooked = model.securitySchemes.filter(
    ({ type, scheme = "" }) =>
      type === "mutualTLS" || (type === "http" && !["bearer", "basic"].includes(scheme)),
  );
  const schemes = Object.fromEntries(hooked.map(({ name }) => [name, caller]));
  return stub.createServer({
    // Operations that share a route with another use the handler of that operation.
    handlers: Object.fromEntries(Object.keys(stub.operations).map((id) => [id, handler])),
    authenticate: caller,
    ...(hooked.length > 0 && { schemes }),
    onError,
    checkResponses: operations.every(({ responses }) => responses.length > 0),
  });
}

function exercisesOfAll(
  { model }: Pair,
  document: object,
  { seed, ids }: { seed: number; ids: readonly string[] | undefined },
): { exercises: Exercise[]; skipped: string[] } {
  const ajv = createAjv();
  ajv.addSchema(forAjv(document) as object, "doc");
  const drawing: Drawing = { schemas: indexSchemas(model), ajv, document, seed };
  const called = model.operations.filter(({ id }) => ids === undefined || ids.includes(id));
  const drawn = called.map((operation) => ({
    id: operation.id,
    exercises: isCallable(operation, model) ? exercisesOf(operation, drawing) : [],
  }));
  return {
    exercises: drawn.flatMap(({ exercises }) => exercises),
    skipped: drawn.filter(({ exercises }) => exercises.length === 0).map(({ id }) => id),
  };
}

/** One request has one `Authorization`, and a route reads a parameter in the style of its first operation. */
function isCallable(operation: OperationModel, { operations }: ApiModel): boolean {
  const first = operations.find((one) => routeOf(one) === routeOf(operation));
  return credentialsOf(operation) !== undefined && (!first || isReadAlike(operation, first));
}

const routeOf = ({ method, path }: OperationModel) => `${method} ${path.split("#")[0]}`;

function isReadAlike({ parameters }: OperationModel, first: OperationModel): boolean {
  return first.parameters.every((own) => {
    const twin = parameters.find((one) => one.in === own.in && one.name === own.name);
    return !twin || (twin.style === own.style && twin.explode === own.explode);
  });
}

/** Schemes that a single request can satisfy together. */
function credentialsOf(
  operation: OperationModel | undefined,
): readonly SecurityRequirementModel[] | undefined {
  const { security = [] } = operation ?? {};
  if (security.length === 0) return [];
  return security.find((all) => all.filter(({ scheme }) => scheme.type !== "apiKey").length < 2);
}

/** Adds the credentials that a client does not support: it only has a bearer token. */
function withCredentials(
  request: Request,
  credentials: readonly SecurityRequirementModel[],
): Request {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const {
    scheme: { type, scheme, in: place, parameterName: name = "" },
  } of credentials) {
    if (scheme === "basic") headers.set("authorization", `Basic ${btoa("user:secret")}`);
    if (type !== "apiKey") continue;
    // Not with `searchParams`, which would also rewrite the rest of the query, such as the commas of lists.
    if (place === "query" && !url.searchParams.has(name))
      url.search += `${url.search ? "&" : "?"}${encodeURIComponent(name)}=secret`;
    else if (place === "cookie") headers.append("cookie", `${name}=secret`);
    else if (!headers.has(name)) headers.set(name, "secret");
  }
  return new Request(
    url.search === new URL(request.url).search ? request : new Request(url, request),
    { headers },
  );
}

function nameOf({ id, options, result }: Exercise): string {
  return `${id}(${JSON.stringify(options)}) ${result.status}`;
}

function wantedOf(exercise: Exercise): Shown {
  const {
    received,
    expected,
    result: { status },
  } = exercise;
  const outcome = status < 300 ? { value: expected } : { status, body: expected, isProblem: true };
  return { call: nameOf(exercise), received, outcome };
}

async function outcomeOf(
  client: Pair["client"],
  id: string,
  call: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return { value: await readWhole(await call()) };
  } catch (error) {
    const { name, status, body, message } = error as Error & { status?: number; body?: unknown };
    if (name !== "ProblemError") return message;
    return { status, body, isProblem: client.isProblem(error, id) };
  }
}

/** The parts of a handler's request that are compared. */
function receivedOf(seen: Members, wanted: Members): Members {
  const places = Object.keys(wanted).map((place) => [place, seen[place]]);
  return {
    ...Object.fromEntries(places),
    ...("body" in wanted && { body: pick(seen.body, wanted.body) }),
  };
}

/**
 * Keeps only the values that were sent: a handler also sees defaults of a form, and the metadata that fetch adds to a
 * file.
 */
function pick(seen: unknown, wanted: unknown): unknown {
  if (Array.isArray(seen))
    return seen.map((item, index) => pick(item, Reflect.get(Object(wanted), index)));
  if (Object(seen) !== seen || Object(wanted) !== wanted) return seen;
  const entries = Object.entries(seen as Members).filter(([name]) =>
    Object.hasOwn(wanted as Members, name),
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name, pick(value, Reflect.get(wanted as Members, name))]),
  );
}

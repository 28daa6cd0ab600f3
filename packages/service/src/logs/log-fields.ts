/** A field of log lines. */
interface LogField {
  /** Meaning of the field, as in `docs/logs.md`. */
  readonly meaning: string;
  /** Personal data that the field may contain; absent if it contains none. */
  readonly personal?: string;
}

/** Every field that a log line may have. `docs/logs.md` is generated from this table. */
export const logFields = {
  level: { meaning: "30 info, 40 warning, 50 error, 60 fatal" },
  time: { meaning: "milliseconds since 1970" },
  pid: { meaning: "process of the service" },
  hostname: { meaning: "machine of the service" },
  msg: { meaning: "what happened; a fixed text" },
  err: {
    meaning: "an error: `type`, `code`, `message`, `stack` and more",
    personal:
      "what databases, destinations and parsers quote: paths, hosts, users, titles. Omitted: all but `type` and `code`",
  },
  requestId: { meaning: "id of a request, which its response repeats; callers may choose it" },
  operationId: { meaning: "operation of the interface" },
  method: { meaning: "method of a request" },
  path: {
    meaning: "path of a request, without its query",
    personal: "whatever a caller wrote there",
  },
  caller: {
    meaning:
      "sender of a request, behind the proxies of `trustProxy`: a network (IPv4 /24, IPv6 /48), or with `logs.addresses: full` an address",
    personal: "a network names a provider or a company; an address may name a household",
  },
  status: { meaning: "status of a response" },
  duration: { meaning: "in milliseconds" },
  network: {
    meaning: "sender of too many invalid tokens",
    personal: "an address (IPv6: a /64)",
  },
  limit: { meaning: "the limit that was exceeded, or that holds while the service waits" },
  job: { meaning: "id of a job, which is random" },
  attempt: { meaning: "number of an attempt" },
  of: { meaning: "attempts at most" },
  recorded: { meaning: "whether an attempt ended its job" },
  task: {
    meaning: "id of a task, its queue and its group",
    personal:
      "the group of a delivery names the host of its receiver. Omitted: the line has no task",
  },
  spans: { meaning: "number of spans that were lost" },
  rows: { meaning: "number of rows that were removed, by table" },
  batches: { meaning: "number of batches that they were removed in" },
  longest: { meaning: "longest batch, in milliseconds" },
  url: { meaning: "address that the service listens on" },
  expires: { meaning: "when the certificate of the service ends" },
  data: { meaning: "data folder of the service" },
  connection: { meaning: "id of a source or destination" },
  kind: { meaning: "kind of a destination" },
  key: { meaning: "object of an upload in the bucket" },
  storage: { meaning: "`embedded` or `postgres`" },
  role: { meaning: "role of the process" },
} as const satisfies Readonly<Record<string, LogField>>;

/** Fields that a log statement may set. */
export type LogFields = Partial<Readonly<Record<keyof typeof logFields, unknown>>>;

type PersonalField = {
  [Name in keyof typeof logFields]: (typeof logFields)[Name] extends { readonly personal: string }
    ? Name
    : never;
}[keyof typeof logFields];

/** Fields that may contain personal data and can be omitted. If one is missing, `satisfies` fails to compile. */
export const personalFields = Object.keys({
  err: true,
  path: true,
  caller: true,
  network: true,
  task: true,
} satisfies Record<PersonalField, true>) as PersonalField[];

/** Renders the table of `docs/logs.md` as Markdown. */
export function describeLogFields(): string {
  const all: readonly (readonly [string, LogField])[] = Object.entries(logFields);
  const rows = all.map(([name, { meaning, personal }]) => [
    `\`${name}\``,
    meaning,
    personal ?? "",
    personal === undefined ? "" : `\`logs.omit: [${name}]\``,
  ]);
  const head = ["field", "meaning", "personal data that it may hold", "turned off by"];
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

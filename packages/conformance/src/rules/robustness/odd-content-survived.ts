import { expectNoServerError } from "../../checks/expect/expect-no-server-error.js";
import type { Rule } from "../../checks/rule.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";
import type { Json } from "../../load/json.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { exportRequest, filePart, optionsPart, webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const LEVELS = 5_000;
const DEEP = "[".repeat(LEVELS) + "]".repeat(LEVELS);
const LONG = 10_000;

/** Additional members of a valid object, in JSON notation. An implementation may accept or refuse each. */
const MEMBERS: readonly (readonly [what: string, members: string])[] = [
  ["JSON of 5,000 levels", `"extra":${DEEP}`],
  ["members of odd and long names", oddNames()],
  ["U+0000 in its texts", String.raw`"description":"a\u0000b","origin":"\u0000"`],
  ["half a surrogate pair", String.raw`"description":"\ud800","origin":"\udc00\ud800"`],
  ["long texts", `"description":"${"x".repeat(LONG)}","origin":"${"y".repeat(LONG)}"`],
  ["a large number in a member that is ignored", '"extra":1e400,"other":123456789012345678901234'],
];

/** Returns names with a special meaning in objects, databases and templates; the contract defines none of them. */
function oddNames(): string {
  const many = Array.from({ length: 2_000 }, (_, index) => `"m${index}":${index}`);
  return [
    '"__proto__":{"polluted":true},"constructor":{"prototype":{"x":1}}',
    '"":1,"$where":"1","a.b":2,"toString":3,"hasOwnProperty":4',
    `"${"k".repeat(LONG)}":1`,
    ...many,
  ].join(",");
}

const ENDPOINTS = ["http://[::1", `https://${"a".repeat(LONG)}.example/`];

const FILES: readonly (readonly [what: string, file: string])[] = [
  ["a file of 5,000 levels", DEEP],
  [
    "a file whose members have other types",
    '{"title":{"a":[1]},"documentId":7,"body":null,"lists":3}',
  ],
];

const OPTIONS: readonly (readonly [what: string, options: string])[] = [
  ["null as its options", "null"],
  ["options of 5,000 levels", `{"destination":1,"extra":${DEEP}}`],
  ["a destination beyond every number", '{"destination":1e400}'],
];

const MANY = 2_000;
/** Legal but unexpected JSON is accepted or refused, and never causes a server error. */
export const oddContentSurvived: Rule = {
  id: "odd-content-survived",
  title: "Deep, long and odd content is accepted or refused, never a 5xx.",
  level: "unsafe",
  basis: [HTTP_SEMANTICS],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const { scenario, target } = context;
    const destination = await scenario.destination();
    const plan = { destination, name: scenario.nextName(), isMinimal: true };
    const { text } = scenario.document();
    const webhook = describeWebhook(target, plan);
    const valid = JSON.stringify(webhook).slice(0, -1);
    const requests: readonly (readonly [string, ProbeRequest])[] = [
      ...MEMBERS.map(([what, members]) => {
        const body = { kind: "text", text: `${valid},${members}}` } as const;
        return [what, { ...webhookRequest({}), body }] as const;
      }),
      ...ENDPOINTS.map((endpoint) => {
        return [
          `endpoint ${endpoint.slice(0, 40)}`,
          webhookRequest({ ...webhook, endpoint }),
        ] as const;
      }),
      [
        `${MANY} events and connections`,
        webhookRequest({
          ...webhook,
          events: Array<Json>(MANY).fill(webhook.events[0] ?? ""),
          connections: Array<Json>(MANY).fill(destination),
        }),
      ],
      ...OPTIONS.map(([what, content]) => {
        const part = { name: "options", content, type: "application/json" };
        return [what, exportRequest([filePart(text), part])] as const;
      }),
      ...FILES.map(([what, file]) => {
        return [what, exportRequest([filePart(file), optionsPart(destination)])] as const;
      }),
    ];
    for (const [what, request] of requests)
      expectNoServerError(context, await context.send(request), `with ${what}`);
  },
};

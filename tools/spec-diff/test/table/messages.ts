import type { KnownChange } from "./known-change.ts";

const GET = "/paths/~1orders~1{orderId}/get";
const POST = "/paths/~1orders/post";
const HOOK = "/webhooks/order-shipped/post";
const CALLBACK = `${POST}/callbacks/progress/{$request.body#~1url}/post`;
const schema = { type: "string" };
const done = { description: "Done" };

/** Changes of parameters, bodies, responses and headers. */
export const MESSAGES: readonly KnownChange[] = [
  {
    what: "an optional query parameter is added",
    after: [[`${GET}/parameters/4`, { name: "sort", in: "query", schema }]],
    caller: "safe",
    implementer: "work",
    because: "Callers need not send it; implementers have to read it.",
  },
  {
    what: "a required query parameter is added",
    after: [[`${GET}/parameters/4`, { name: "sort", in: "query", required: true, schema }]],
    caller: "breaks",
    implementer: "safe",
    because: "Callers of today do not send it.",
  },
  {
    what: "a query parameter is removed",
    after: [[`${GET}/parameters/1`]],
    caller: "breaks",
    implementer: "safe",
    because: "What callers ask for has no effect.",
  },
  {
    what: "a query parameter becomes required",
    after: [[`${GET}/parameters/1/required`, true]],
    caller: "breaks",
    implementer: "safe",
    because: "Callers that left it out are refused.",
  },
  {
    what: "a required header parameter becomes optional",
    before: [[`${GET}/parameters/3/required`, true]],
    after: [[`${GET}/parameters/3/required`, false]],
    caller: "safe",
    implementer: "work",
    because: "Implementers have to do without it.",
  },
  {
    what: "a header parameter is written in another case",
    after: [[`${GET}/parameters/3/name`, "x-trace-id"]],
    caller: "safe",
    implementer: "safe",
    because: "Names of headers have no case.",
  },
  {
    what: "a parameter moves from query to header",
    after: [[`${GET}/parameters/2/in`, "header"]],
    caller: "breaks",
    implementer: "work",
    because: "It is read in another place.",
  },
  {
    what: "a parameter is written without explode",
    after: [[`${GET}/parameters/1/explode`, false]],
    caller: "breaks",
    implementer: "work",
    because: "The list of a caller is read as one value or not at all.",
  },
  {
    what: "explode is written out as it is by default",
    after: [[`${GET}/parameters/1/explode`, true]],
    caller: "safe",
    implementer: "safe",
    because: "It was so before.",
  },
  {
    what: "the maximum of a parameter is lowered",
    after: [[`${GET}/parameters/2/schema/maximum`, 50]],
    caller: "breaks",
    implementer: "safe",
    because: "Larger values are refused.",
  },
  {
    what: "the maximum of a parameter is raised",
    after: [[`${GET}/parameters/2/schema/maximum`, 500]],
    caller: "safe",
    implementer: "work",
    because: "Larger values have to be taken.",
  },
  {
    what: "the default of a parameter is another",
    after: [[`${GET}/parameters/2/schema/default`, 50]],
    caller: "breaks",
    implementer: "work",
    because: "The same request brings another page.",
  },
  {
    what: "a parameter is deprecated",
    after: [[`${GET}/parameters/2/deprecated`, true]],
    caller: "safe",
    implementer: "safe",
    because: "It is still taken.",
  },
  {
    what: "the path parameter has another name",
    after: [
      ["/paths/~1orders~1{orderId}"],
      [
        "/paths/~1orders~1{id}",
        {
          get: {
            operationId: "getOrder",
            summary: "Get an order",
            parameters: [{ name: "id", in: "path", required: true, schema }],
            responses: {
              "200": {
                description: "The order",
                content: { "application/json": { schema: { $ref: "#/components/schemas/Order" } } },
              },
            },
          },
        },
      ],
    ],
    before: [
      [`${GET}/parameters`, [{ name: "orderId", in: "path", required: true, schema }]],
      [
        `${GET}/responses`,
        {
          "200": {
            description: "The order",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Order" } } },
          },
        },
      ],
    ],
    caller: "breaks",
    implementer: "work",
    because: "The URL is the same, but options and handlers name it.",
  },
  {
    what: "the body becomes optional",
    after: [[`${POST}/requestBody/required`, false]],
    caller: "safe",
    implementer: "work",
    because: "Implementers have to do without it.",
  },
  {
    what: "the body becomes required",
    before: [[`${POST}/requestBody/required`, false]],
    after: [[`${POST}/requestBody/required`, true]],
    caller: "breaks",
    implementer: "safe",
    because: "Callers that sent none are refused.",
  },
  {
    what: "the body is removed",
    after: [[`${POST}/requestBody`]],
    caller: "breaks",
    implementer: "safe",
    because: "What callers send has no effect.",
  },
  {
    what: "an optional body is added",
    after: [[`${GET}/requestBody`, { content: { "application/json": { schema } } }]],
    caller: "safe",
    implementer: "work",
    because: "Callers need not send it.",
  },
  {
    what: "a media type of the request is added",
    after: [[`${POST}/requestBody/content/application~1cbor`, { schema: {} }]],
    caller: "safe",
    implementer: "work",
    because: "Implementers have to read it.",
  },
  {
    what: "a media type of the request is removed",
    after: [[`${POST}/requestBody/content/multipart~1form-data`]],
    caller: "breaks",
    implementer: "safe",
    because: "Callers that send it are refused.",
  },
  {
    what: "a part of a form has another content type",
    after: [
      [
        `${POST}/requestBody/content/multipart~1form-data/encoding/order/contentType`,
        "application/cbor",
      ],
    ],
    caller: "breaks",
    implementer: "work",
    because: "The part of a caller is refused.",
  },
  {
    what: "a media type of the response is added",
    after: [[`${GET}/responses/200/content/application~1cbor`, { schema: {} }]],
    caller: "safe",
    implementer: "work",
    because: "Callers get it only where they ask for it.",
  },
  {
    what: "a media type of the response is replaced",
    after: [
      [
        `${GET}/responses/200/content`,
        { "application/cbor": { schema: { $ref: "#/components/schemas/Order" } } },
      ],
    ],
    caller: "breaks",
    implementer: "work",
    because: "Callers cannot read it.",
  },
  {
    what: "an error status is added",
    after: [[`${GET}/responses/410`, done]],
    caller: "safe",
    implementer: "safe",
    because: "A status that is not known is treated as its class.",
  },
  {
    what: "an error status is removed",
    after: [[`${GET}/responses/404`]],
    caller: "safe",
    implementer: "work",
    because: "Callers wait for what never comes; implementers may not send it.",
  },
  {
    what: "a success status is added",
    after: [[`${POST}/responses/202`, done]],
    caller: "breaks",
    implementer: "safe",
    because: "Callers read a body that is not there.",
  },
  {
    what: "one of two success statuses is removed",
    before: [[`${POST}/responses/202`, done]],
    after: [],
    caller: "safe",
    implementer: "work",
    because: "Callers wait for what never comes; implementers may not send it.",
  },
  {
    what: "the success status is another",
    after: [
      [`${POST}/responses/201`],
      [
        `${POST}/responses/200`,
        {
          description: "Created",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Order" } } },
        },
      ],
    ],
    caller: "breaks",
    implementer: "work",
    because: "Callers wait for the old one; implementers send it.",
  },
  {
    what: "two error statuses become their class",
    before: [
      [
        `${GET}/responses/410`,
        {
          description: "None",
          content: {
            "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
          },
        },
      ],
    ],
    after: [
      [`${GET}/responses/404`],
      [
        `${GET}/responses/4XX`,
        {
          description: "None",
          content: {
            "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
          },
        },
      ],
    ],
    caller: "safe",
    implementer: "safe",
    because: "The class covers both, with the same body.",
  },
  {
    what: "a response loses its body",
    after: [[`${GET}/responses/200/content`]],
    caller: "breaks",
    implementer: "safe",
    because: "Callers that read it find nothing.",
  },
  {
    what: "an optional response header is added",
    after: [[`${GET}/responses/200/headers/Age`, { schema }]],
    caller: "safe",
    implementer: "safe",
    because: "Callers ignore it, implementers may leave it out.",
  },
  {
    what: "a required response header is added",
    after: [[`${GET}/responses/200/headers/Age`, { required: true, schema }]],
    caller: "safe",
    implementer: "work",
    because: "Implementers have to send it.",
  },
  {
    what: "a required response header is removed",
    after: [[`${GET}/responses/200/headers/ETag`]],
    caller: "breaks",
    implementer: "safe",
    because: "Callers that read it find nothing.",
  },
  {
    what: "an optional response header is removed",
    after: [[`${GET}/responses/200/headers/X-Cost`]],
    caller: "breaks",
    implementer: "safe",
    because: "Callers that read it find nothing.",
  },
  {
    what: "a response header becomes optional",
    after: [[`${GET}/responses/200/headers/ETag/required`, false]],
    caller: "breaks",
    implementer: "safe",
    because: "Callers read it without looking whether it is there.",
  },
  {
    what: "the type of a response header is another",
    after: [[`${GET}/responses/200/headers/X-Cost/schema`, schema]],
    caller: "breaks",
    implementer: "work",
    because: "Callers read a number.",
  },
  {
    what: "webhook: a required header is removed",
    after: [[`${HOOK}/parameters`, []]],
    caller: "breaks",
    implementer: "safe",
    because: "Receivers that verify it find nothing.",
  },
  {
    what: "webhook: a required header is added",
    after: [
      [`${HOOK}/parameters/1`, { name: "webhook-signature", in: "header", required: true, schema }],
    ],
    caller: "safe",
    implementer: "work",
    because: "The implementer sends it.",
  },
  {
    what: "webhook: a required header becomes optional",
    after: [[`${HOOK}/parameters/0/required`, false]],
    caller: "breaks",
    implementer: "safe",
    because: "Receivers read it without looking whether it is there.",
  },
  {
    what: "webhook: a response is removed",
    after: [[`${HOOK}/responses/410`]],
    caller: "breaks",
    implementer: "safe",
    because: "Receivers that send it are not understood.",
  },
  {
    what: "webhook: a response is added",
    after: [[`${HOOK}/responses/429`, done]],
    caller: "safe",
    implementer: "work",
    because: "The sender has to understand it.",
  },
  {
    what: "callback: a media type of the call is added",
    after: [[`${CALLBACK}/requestBody/content/application~1cbor`, { schema: {} }]],
    caller: "breaks",
    implementer: "safe",
    because: "Receivers can get what they cannot read.",
  },
  {
    what: "callback: a required header is added",
    after: [[`${CALLBACK}/parameters`, [{ name: "X-Id", in: "header", required: true, schema }]]],
    caller: "safe",
    implementer: "work",
    because: "The implementer sends it.",
  },
];

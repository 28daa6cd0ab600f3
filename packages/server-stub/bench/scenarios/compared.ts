import { page } from "../page.ts";
import { listRequest, upload } from "./requests.ts";
import { sent, type Scenario } from "./scenario.ts";

const [edge, long] = [upload(205_260, "edge"), upload(205_260)];

/** A list of 2 KB. */
export const listScenario: Scenario = {
  title: `A list of ${JSON.stringify(page).length.toLocaleString("en")} bytes`,
  connections: 32,
  warmUp: 20_000,
  requests: 6_000,
  status: 200,
  candidates: sent(listRequest, {
    "node:http, nothing checked": "list/raw",
    "the same, empty requests ended": "list/raw-empty",
    "the same checks by hand": "list/by-hand",
    "server stub, its own server": "list/stub",
    "server stub, node entry mounted": "list/stub-mounted",
    "server stub, Fetch entry": "list/stub-fetch",
    "Hono, requests by hand": "list/hono",
    "Fastify 5, schemas": "list/fastify",
    "Express 5, openapi-validator": "list/express",
  }),
};

/** An upload of 200 KB, with the file buffered in memory. */
export const uploadScenario: Scenario = {
  title: "An upload of 205,260 bytes",
  connections: 8,
  warmUp: 6_000,
  requests: 2_000,
  status: 202,
  candidates: {
    ...sent(long, {
      "read and joined, unparsed": "upload/concat",
      "read only": "upload/drain",
      "server stub, file released": "upload/stub-released",
      "server stub, file left": "upload/stub",
      "server stub, Fetch entry": "upload/stub-fetch",
      busboy: "upload/busboy",
      "@remix-run/multipart-parser": "upload/remix",
      "@fastify/multipart": "upload/fastify",
      "Express 5, multer": "upload/multer",
      "Hono, parseBody": "upload/hono",
    }),
    ...sent(edge, {
      "server stub, boundary of 4": "upload/stub-released",
      "busboy, boundary of 4": "upload/busboy",
    }),
  },
};

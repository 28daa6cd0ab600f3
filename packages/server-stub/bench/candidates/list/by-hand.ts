import type { RequestListener } from "node:http";
import { checkedPage, refusalOf } from "../../by-hand.ts";

/** The same checks and the same response as the stub's, for this one request. */
const listener: RequestListener = async ({ method, url = "", headers }, response) => {
  const status = refusalOf(method, url, (name) => headers[name] as string | undefined);
  if (status !== undefined) return void response.writeHead(status).end();
  const body = await checkedPage();
  response.writeHead(200, {
    "content-type": "application/json",
    "x-request-id": crypto.randomUUID(),
    "content-length": Buffer.byteLength(body),
  });
  response.end(body, "latin1");
};
export default listener;

import { checkedPage, refusalOf } from "../../by-hand.ts";

/** The same checks and the same response as the stub's, for this one request. */
const fetch = async ({ method, url, headers }: Request): Promise<Response> => {
  const target = url.slice(url.indexOf("/", url.indexOf("://") + 3));
  const status = refusalOf(method, target, (name) => headers.get(name));
  if (status !== undefined) return new Response(null, { status });
  return new Response(await checkedPage(), {
    headers: { "content-type": "application/json", "x-request-id": crypto.randomUUID() },
  });
};
export default { fetch };

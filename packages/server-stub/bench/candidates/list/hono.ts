import { getRequestListener } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { page } from "../../page.ts";

const app = new Hono();
const INTEGER = /^-?\d{1,10}$/;

function isInt32(text: string | undefined): boolean {
  return text === undefined || (INTEGER.test(text) && (Number(text) | 0) === Number(text));
}

/** Checks requests by hand, and does not check responses. */
app.get("/v2/document-exports", (context: Context) => {
  if (context.req.header("authorization") !== "Bearer good")
    return context.json({ status: 401 }, 401, { "www-authenticate": "Bearer" });
  if (!isInt32(context.req.query("pageNo")) || !isInt32(context.req.query("pageSize")))
    return context.json({ status: 400 }, 400);
  return context.json(page);
});
export default getRequestListener(app.fetch);

import { getRequestListener } from "@hono/node-server";
import { stubOf } from "../../stub.ts";
import { page } from "./page.ts";

export default getRequestListener(stubOf(page).fetch);

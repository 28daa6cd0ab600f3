import { getRequestListener } from "@hono/node-server";
import { server } from "../../stub.ts";

export default getRequestListener(server.fetch);

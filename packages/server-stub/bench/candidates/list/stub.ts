import { createHttpServer } from "../../../dist/node.js";
import { server } from "../../stub.ts";

export default createHttpServer(server);

import { server } from "../../stub.ts";

export default server.node;

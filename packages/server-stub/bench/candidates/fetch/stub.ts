import { server } from "../../stub.ts";

export default { fetch: server.fetch };

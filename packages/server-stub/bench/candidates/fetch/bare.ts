import { page } from "../../page.ts";

/** What a runtime takes to respond, with nothing checked. */
const fetch = async (): Promise<Response> => Response.json(page);
export default { fetch };

import { z } from "zod";
import { about, portSchema, publicUrlSchema } from "./setting-schemas.js";

/** Names and addresses that only this machine can reach. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** Settings for the listener of the operator's API and the console. */
export const operatorSchema = z
  .strictObject({
    port: portSchema
      .optional()
      .describe(
        "Port of the operator's API and the console; 0 chooses a free one. Without it, the API is on the control socket only.",
      ),
    host: z.string().min(1).default("127.0.0.1").describe("Address of that port."),
    allowRemote: z
      .boolean()
      .default(false)
      .describe("Whether that address may be one that other machines reach."),
    publicUrl: publicUrlSchema.optional().meta(
      about("Base URL of the port where a proxy serves it, such as one that terminates TLS.", {
        values: "a URL such as `https://exports.example.com`, without credentials and query",
      }),
    ),
    viewUrl: publicUrlSchema.optional().meta(
      about(
        "Base URL under which a proxy serves `/webhook-view/`, the page of one webhook for a caller's own operators, where it is another than `operator.publicUrl`. Requests with its host get that page and nothing else.",
        {
          values: "a URL such as `https://status.example.com`, without credentials and query",
        },
      ),
    ),
  })
  .refine(({ host, allowRemote }) => allowRemote || LOOPBACK.test(host), {
    path: ["host"],
    error:
      "expected an address of this machine, such as 127.0.0.1; set `operator.allowRemote` to allow connections from other machines",
  });

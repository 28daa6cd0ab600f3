import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Check } from "./check.ts";

/** Checks that publint reports no errors, warnings or suggestions. */
export const publintCheck: Check = {
  name: "publint",
  about: "publint finds nothing, not even a suggestion",
  faults: async ({ packed }) => {
    const tarball = Uint8Array.from(packed).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  },
};

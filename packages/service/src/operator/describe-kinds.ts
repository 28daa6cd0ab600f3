import { z } from "zod";
import { commonSettingsSchema } from "../destinations/common-settings.js";
import type { DestinationKind } from "../destinations/destination-kind.js";

/** What each kind of destination must be told, and may be; optional names stand in brackets. */
export function describeKinds(kinds: ReadonlyMap<string, DestinationKind>): string {
  const common = `every destination: ${namesOf(commonSettingsSchema)}`;
  const each = [...kinds].map(([name, { summary, settings, secrets }]) => {
    const secret = namesOf(secrets);
    return [`${name}: ${summary}`, `  settings  ${namesOf(settings)}`]
      .concat(secret === "" ? [] : [`  secrets   ${secret}`])
      .join("\n");
  });
  return [...each, common].join("\n\n");
}

function namesOf(schema: z.ZodObject): string {
  return Object.entries(schema.shape)
    .map(([name, member]) =>
      z.object({ name: member }).safeParse({}).success ? `[${name}]` : name,
    )
    .join(" ");
}

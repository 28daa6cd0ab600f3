import type { Command } from "commander";
import { z } from "zod";
import { getConnection } from "../../storage/statements/connections.js";
import { issueToken } from "../issue-token.js";
import { scopes } from "../scopes.js";
import { addSettingsOptions, type SettingsFlags } from "../settings-options.js";
import { withStorage } from "../with-storage.js";

const DAY = 24 * 60 * 60 * 1000;
const flagsSchema = z.object({
  source: z.coerce.number().int().positive(),
  name: z.string().min(1),
  scopes: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(scopes)).min(1)),
  days: z.coerce.number().positive().optional(),
});

/** `document-export tokens create`: issues a token and prints it once. */
export function addTokensCommand(program: Command): void {
  const tokens = program.command("tokens").description("tokens of callers");
  addSettingsOptions(tokens.command("create").description("issue a token and print it once"))
    .requiredOption("--source <id>", "source connection that the token belongs to")
    .option("--name <text>", "what the token is for", "issued by the operator")
    .option("--scopes <list>", "what it may do, separated by commas", scopes.join(","))
    .option("--days <number>", "days until it expires; without it, it does not")
    .action(async ({ source, name, scopes, days, ...settings }: SettingsFlags) => {
      const request = flagsSchema.parse({ source, name, scopes, days });
      await withStorage(settings, async ({ db }) => {
        const connection = await getConnection(db, request.source);
        const expiresAt =
          request.days === undefined ? null : new Date(Date.now() + request.days * DAY);
        const { workspace_id: workspace } = connection;
        console.log(await issueToken(db, { ...request, workspace, expiresAt }));
      });
    });
}

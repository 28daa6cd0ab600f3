import type { Command } from "commander";
import type { Kysely } from "kysely";
import { z } from "zod";
import { changeWithAudit } from "../../audit/audit-log.js";
import { issueToken, scopes } from "../../auth/tokens.js";
import { bounds } from "../../bounds/bounds.js";
import type { Database } from "../../storage/database.js";
import { expireToken } from "../../storage/statements/tokens.js";
import { addListCommand, type SettingsFlags, withStorage } from "../database-command.js";
import { addSettingsOptions } from "../setting-flags.js";
import { requireConnection } from "../find-by-id.js";
import { parseFlags } from "../parse-flags.js";

const DAY = 24 * 60 * 60 * 1000;
const flagsSchema = z.object({
  source: z.coerce.number().pipe(z.int32().positive()),
  name: z.string().min(1).max(bounds.name.max),
  scopes: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(scopes)).min(1)),
  days: z.coerce.number().positive().optional(),
});

/** `document-export tokens`: issues, lists and revokes the tokens of callers. */
export function addTokensCommand(program: Command): void {
  const tokens = program.command("tokens").description("manage the tokens of callers");
  addListCommand(tokens, "list all tokens, without the tokens themselves", tokensOverview);
  addRevokeCommand(tokens);
  addSettingsOptions(
    tokens.command("create").description("issue a token and print it; it cannot be printed again"),
  )
    .requiredOption("--source <id>", "source connection that the token belongs to")
    .option("--name <text>", "what the token is for", "issued by the operator")
    .option("--scopes <list>", "what it may do, separated by commas", scopes.join(","))
    .option("--days <number>", "days until it expires (default: never)")
    .action(async ({ source, name, scopes, days, ...settings }: SettingsFlags) => {
      const request = parseFlags(flagsSchema, { source, name, scopes, days });
      await withStorage(settings, async ({ db }) => {
        const connection = await requireConnection(db, request.source, "source");
        const expiresAt =
          request.days === undefined ? null : new Date(Date.now() + request.days * DAY);
        const { workspace_id: workspace } = connection;
        const issued = await changeWithAudit(db, { action: "token.create" }, async (trx) => {
          const { id, token } = await issueToken(trx, { ...request, workspace, expiresAt });
          const details = {
            workspace,
            source: request.source,
            name: request.name,
            scopes: request.scopes.join(", "),
            expires: expiresAt?.toISOString() ?? null,
          };
          return { result: token, subject: `token ${id}`, details };
        });
        console.log(issued);
      });
    });
}

function addRevokeCommand(tokens: Command): void {
  addSettingsOptions(tokens.command("revoke").description("revoke a token immediately"))
    .argument("<id>", "id of the token, as `tokens list` shows it")
    .action((id: string, flags: SettingsFlags) =>
      withStorage(flags, async ({ db }) => {
        await changeWithAudit(db, { action: "token.revoke" }, async (trx) => {
          if (!/^\d{1,9}$/.test(id) || !(await expireToken(trx, Number(id), new Date())))
            throw new Error(
              `There is no token \`${id}\`. \`document-export tokens list\` shows all tokens.`,
            );
          return { result: undefined, subject: `token ${id}` };
        });
        console.log(`The token ${id} is revoked.`);
      }),
    );
}

/** All tokens, for the operator; neither the token nor its hash is shown. */
export async function tokensOverview(db: Kysely<Database>) {
  return db
    .selectFrom("tokens")
    .select([
      "id",
      "workspace_id as workspace",
      "source_connection_id as source",
      "name",
      "scopes",
      "created_at as created",
      "expires_at as expires",
    ])
    .orderBy("id")
    .execute();
}

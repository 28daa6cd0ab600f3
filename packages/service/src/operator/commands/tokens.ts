import type { Token } from "@document-export/operator/types";
import type { Command } from "commander";
import { scopes } from "../../auth/tokens.js";
import { addList, type ListFlags } from "../client/list-command.js";
import { given, toSecond } from "../client/members.js";
import { addOperatorOptions, withOperator } from "../client/operator.js";
import { expiryOf, parseDays, parseId, parseWords } from "../client/parse-values.js";
import type { SettingsFlags } from "../database-command.js";
import { parseName } from "../parse-name.js";

interface TokenFlags extends ListFlags {
  readonly workspace?: number;
}

interface CreateFlags extends SettingsFlags {
  readonly source: number;
  readonly name: string;
  readonly scopes?: readonly string[];
  readonly days?: number;
}

/** `document-export tokens`: issues, lists and revokes the tokens of callers. */
export function defineTokensCommand(tokens: Command): void {
  addList<Token, TokenFlags>(tokens, {
    description: "list all tokens, without the tokens themselves",
    read: (client, { workspace }, page) => client.listTokens({ ...page, ...given({ workspace }) }),
    row: ({ id, workspace, source, name, createdAt, expiresAt, ...token }) => ({
      id,
      workspace: workspace.id,
      source: source.id,
      name,
      scopes: token.scopes.join(", "),
      created: toSecond(createdAt),
      expires: toSecond(expiresAt),
    }),
  }).option("--workspace <id>", "only tokens of this workspace", parseId);
  addCreateCommand(tokens);
  addRevokeCommand(tokens);
}

function addCreateCommand(tokens: Command): void {
  addOperatorOptions(
    tokens.command("create").description("issue a token and print it; it cannot be printed again"),
  )
    .requiredOption("--source <id>", "source connection that the token belongs to", parseId)
    .option("--name <text>", "what the token is for", parseName, "issued by the operator")
    .option(
      "--scopes <list>",
      `scopes, separated by commas (default: ${scopes.join(",")})`,
      parseWords(scopes),
    )
    .option("--days <number>", "days until it expires (default: never)", parseDays)
    .action((flags: CreateFlags) =>
      withOperator(flags, async ({ client }) => {
        const { source, name, days } = flags;
        const body = { source, name, scopes: flags.scopes ?? scopes, expiresAt: expiryOf(days) };
        console.log((await client.createToken({ body })).token);
      }),
    );
}

function addRevokeCommand(tokens: Command): void {
  addOperatorOptions(tokens.command("revoke").description("revoke a token immediately"))
    .argument("<id>", "id of the token, as `tokens list` shows it", parseId)
    .action((token: number, flags: SettingsFlags) =>
      withOperator(flags, async ({ client }) => {
        await client.revokeToken({ token });
        console.log(`The token ${token} is revoked.`);
      }),
    );
}

import type { OperatorToken, Role } from "@document-export/operator/types";
import { Option, type Command } from "commander";
import { roles } from "../../operator-api/access/roles.js";
import { addList, type ListFlags } from "../client/list-command.js";
import { toSecond } from "../client/members.js";
import { addOperatorOptions, withOperator } from "../client/operator.js";
import { expiryOf, parseDays, parseId } from "../client/parse-values.js";
import type { SettingsFlags } from "../database-command.js";
import { parseName } from "../parse-name.js";

interface CreateFlags extends SettingsFlags {
  readonly role: Role;
  readonly days?: number;
}

/** `document-export operator-tokens`: tokens for the operator's port and the console. */
export function defineOperatorTokensCommand(tokens: Command): void {
  addList<OperatorToken, ListFlags>(tokens, {
    description: "list all operator tokens, without the tokens themselves",
    read: (client, _flags, page) => client.listOperatorTokens(page),
    row: ({ id, name, role, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      role,
      created: toSecond(createdAt),
      expires: toSecond(expiresAt),
      "last used": toSecond(lastUsedAt),
    }),
  });
  addOperatorOptions(
    tokens.command("create").description("issue a token and print it; it cannot be printed again"),
  )
    .argument("<name>", "who uses it; the audit log names them", parseName)
    .addOption(
      new Option("--role <role>", "role; each role includes the ones before it")
        .choices(roles)
        .makeOptionMandatory(),
    )
    .option("--days <number>", "days until it expires (default: never)", parseDays)
    .action((name: string, flags: CreateFlags) =>
      withOperator(flags, async ({ client }) => {
        const body = { name, role: flags.role, expiresAt: expiryOf(flags.days) };
        console.log((await client.createOperatorToken({ body })).token);
      }),
    );
  addOperatorOptions(tokens.command("revoke").description("revoke a token, and end its sessions"))
    .argument("<id>", "id of the token, as `operator-tokens list` shows it", parseId)
    .action((token: number, flags: SettingsFlags) =>
      withOperator(flags, async ({ client }) => {
        await client.revokeOperatorToken({ token });
        console.log(`The operator token ${token} is revoked.`);
      }),
    );
}

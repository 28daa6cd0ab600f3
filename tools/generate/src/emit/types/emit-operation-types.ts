import { code, join, literal, type Code } from "../code.ts";
import { importUsed } from "../imports.ts";
import { assertDistinct, nameInComment, typeName } from "../names.ts";
import type { ApiModel, OperationModel } from "../../model/model.ts";

/** A type that an operation gives rise to: its name in words, and what it is. */
interface OperationType {
  readonly name: string;
  readonly description: Code;
  readonly type: Code;
}

const contentOf = code`
  /** What a body or a response holds, whatever its media type. */
  type ContentOf<Message extends { content: object }> = Message["content"][keyof Message["content"]];
`;

/**
 * A readable name for the parameters, the body and the success response of each operation. In a file of its
 * own: schemas are often called as these are.
 */
export function emitOperationTypes({ operations }: ApiModel): Code {
  const types = operations.flatMap(typesOf);
  assertDistinct(["OperationId", "ContentOf", ...types.map(({ name }) => name)], typeName);
  const aliases = code`${types.map(emitAlias)}`;
  const ids = operations.map(({ id }) => literal(id));
  return code`
    ${importUsed([code`operations`], "./openapi.js", aliases, "type")}

    ${aliases.text.includes("ContentOf<") ? contentOf : undefined}

    /** The ids of the operations of the contract. */
    export type OperationId = ${ids.length > 0 ? join(ids, " | ") : code`never`};

    ${aliases}
  `;
}

function emitAlias({ name, description, type }: OperationType): Code {
  return code`
    /** ${description} */
    export type ${typeName(name)} = ${type};
  `;
}

function typesOf({ id, parameters, body, responses }: OperationModel): OperationType[] {
  const operation = code`operations[${id}]`;
  const called = code`\`${nameInComment(id)}\``;
  const successes = responses.filter(
    ({ status, content }) => status.startsWith("2") && content.length > 0,
  );
  const types = [
    parameters.length > 0 && {
      name: `${id} parameters`,
      description: code`The parameters of ${called}, by the place where they travel.`,
      type: code`${operation}["parameters"]`,
    },
    body && {
      name: `${id} body`,
      description: code`What ${called} sends.`,
      type: code`ContentOf<NonNullable<${operation}["requestBody"]>>`,
    },
    successes.length > 0 && {
      name: `${id} response`,
      description: code`What ${called} gives.`,
      type: join(
        successes.map(
          ({ status }) => code`ContentOf<${operation}["responses"][${member(status)}]>`,
        ),
        " | ",
      ),
    },
  ];
  return types.filter((type) => type !== undefined && type !== false);
}

/** openapi-typescript writes a status as a number, a range as a string. */
function member(status: string): number | string {
  return /^\d+$/.test(status) ? Number(status) : status;
}

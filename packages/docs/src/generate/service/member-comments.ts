import ts from "typescript";

/** What the comment of a member says. */
export interface MemberComment {
  readonly text: string;
  /** The tag `@default`, where the code computes the value. */
  readonly default?: string;
}

/** Comments of members by their path, such as `limits.file`. */
export type MemberComments = ReadonlyMap<string, MemberComment>;

/**
 * Reads the comments of the members of a Zod object in TypeScript, and of those that its members name, as
 * `z.strictObject({ limits: limitsSchema })` does: Zod does not keep them.
 *
 * @throws {Error} where the source has no such object.
 */
export function readMemberComments(source: string, name: string): MemberComments {
  const file = ts.createSourceFile(`${name}.ts`, source, ts.ScriptTarget.Latest, true);
  const objects = objectsOf(file);
  const root = objects.get(name);
  if (!root) throw new Error(`Expected an object ${name} of Zod in the source, got none.`);
  return new Map(commentsOf(root, "", objects));
}

/** The object literals of the variables of a file, such as that of `const a = z.strictObject({…})`. */
function objectsOf(file: ts.SourceFile): ReadonlyMap<string, ts.ObjectLiteralExpression> {
  const found = new Map<string, ts.ObjectLiteralExpression>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const object =
        initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined;
      if (object && ts.isObjectLiteralExpression(object)) found.set(name.getText(), object);
    }
  }
  return found;
}

function commentsOf(
  object: ts.ObjectLiteralExpression,
  prefix: string,
  objects: ReadonlyMap<string, ts.ObjectLiteralExpression>,
): [string, MemberComment][] {
  return object.properties.filter(ts.isPropertyAssignment).flatMap((member) => {
    const path = prefix + member.name.getText();
    const [first = ""] = /^\w+/.exec(member.initializer.getText()) ?? [];
    const inner = objects.get(first);
    const own: [string, MemberComment] = [path, commentOf(member)];
    return inner ? [own, ...commentsOf(inner, `${path}.`, objects)] : [own];
  });
}

function commentOf(member: ts.PropertyAssignment): MemberComment {
  const doc = ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc);
  const tag = doc?.tags?.find(({ tagName }) => tagName.text === "default");
  const value = ts.getTextOfJSDocComment(tag?.comment);
  return {
    text: ts.getTextOfJSDocComment(doc?.comment) ?? "",
    ...(value !== undefined && { default: value }),
  };
}

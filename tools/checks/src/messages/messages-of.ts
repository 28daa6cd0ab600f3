// Finds the sentences in a source file: every string or template of at least two words that is written for people.
import ts from "typescript";

// Templates with these tags are not written for people, and neither are strings with markup, styles, statements or
// types.
const MACHINE_TAGS = new Set(["sql", "code", "String"]);
const machine =
  /[{};]\s*$|^\s*[<.#@]|=>|^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WITH|VACUUM|ANALYZE|LISTEN|BEGIN|COMMIT|ROLLBACK|SET|DROP|SHOW)\b|^\w[\w-]*(?:[:=] ?\S+)(?:; ?\S+)*$|^[\d\s.-]+$|^[\w.]+ as [\w ]+$|^(?:select|set|deallocate|vacuum|analyze) |;$/;
// Matches two adjacent words of a language, at least one of them lowercase.
const sentence = /\p{L}{2,}[,.:;!?)`'”]* +[`'“(]?\p{L}*\p{Ll}\p{L}*/u;

/** Returns the sentences of a source file in order, without duplicates; template placeholders are in braces. */
export function messagesOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  visit(source);
  return [...found];

  function visit(node: ts.Node): void {
    if (isForMachines(node)) return;
    const message = textOf(node);
    if (message === undefined) ts.forEachChild(node, visit);
    else {
      const line = message.replaceAll(/\s+/g, " ").trim();
      if (isSentence(line)) found.add(line);
      forEachExpression(node, visit);
    }
  }
}

/**
 * Returns true if a text is written for people. A placeholder counts as a word, but a text of placeholders alone does
 * not count.
 */
function isSentence(text: string): boolean {
  const filled = text.replaceAll(/\{[^{}]*\}/g, "word");
  const own = text.replaceAll(/\{[^{}]*\}/g, "");
  return /\p{L}{2}/u.test(own) && sentence.test(filled) && !machine.test(filled);
}

function isForMachines(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    isClassName(node) ||
    isWordList(node) ||
    (ts.isTaggedTemplateExpression(node) &&
      MACHINE_TAGS.has(node.tag.getText().split(/[.<]/)[0] ?? ""))
  );
}

/** Returns true for the classes of an element. */
function isClassName(node: ts.Node): boolean {
  return ts.isJsxAttribute(node) && node.name.getText() === "class";
}

/** Returns true for a string of names that is split, such as `"get put post".split(" ")`. */
function isWordList(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isStringLiteralLike(node) &&
    ts.isPropertyAccessExpression(parent) &&
    parent.name.text === "split"
  );
}

/** Returns the text of a string, of a template, of several joined by `+`, or between JSX tags. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, { expression, literal }) => `${text}{${nameOf(expression)}}${literal.text}`,
      node.head.text,
    );
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken)
    return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  if (left === undefined && right === undefined) return undefined;
  return `${left ?? `{${nameOf(node.left)}}`}${right ?? `{${nameOf(node.right)}}`}`;
}

/** Returns the name of a placeholder: the last name in a path or a call, and three dots for anything else. */
function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isCallExpression(expression)) {
    const [argument] = expression.arguments;
    return argument && ts.isIdentifier(argument) ? argument.text : nameOf(expression.expression);
  }
  return "…";
}

/** Visits the expressions in a template or next to a `+`: they may contain sentences too. */
function forEachExpression(node: ts.Node, visit: (node: ts.Node) => void): void {
  if (ts.isTemplateExpression(node))
    for (const { expression } of node.templateSpans) visit(expression);
  else if (ts.isBinaryExpression(node))
    for (const side of [node.left, node.right]) forEachExpression(side, visit);
  else if (!ts.isStringLiteralLike(node) && !ts.isJsxText(node)) visit(node);
}

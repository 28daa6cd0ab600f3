// The sentences in a source file: every string or template of at least two words that is written for people.
import ts from "typescript";

// Templates of these tags, and strings that are markup, styles, statements or types, are for machines.
const MACHINE_TAGS = new Set(["sql", "code", "String"]);
const machine =
  /[{};]\s*$|^\s*[<.#@]|=>|^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WITH|VACUUM|ANALYZE|LISTEN|BEGIN|COMMIT|ROLLBACK|SET|DROP|SHOW)\b|^\w[\w-]*(?:[:=] ?\S+)(?:; ?\S+)*$|^[\d\s.-]+$|^[\w.]+ as [\w ]+$|^(?:select|set|deallocate|vacuum|analyze) |;$/;
// Two words of a language next to each other, one of them lower-case.
const sentence = /\p{L}{2,}[,.:;!?)`'”]* +[`'“(]?\p{L}*\p{Ll}\p{L}*/u;

/** The sentences of a source file in their order, each once; what is put into a template is in braces. */
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

/** Whether a text is words for people: what is put in counts as a word, but not alone. */
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
    (ts.isTaggedTemplateExpression(node) &&
      MACHINE_TAGS.has(node.tag.getText().split(/[.<]/)[0] ?? ""))
  );
}

/** The text of a string, of a template, or of several that are joined by `+`. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
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

/** What a placeholder is called: the last name of a path or of a call, and three dots for anything else. */
function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isCallExpression(expression)) {
    const [argument] = expression.arguments;
    return argument && ts.isIdentifier(argument) ? argument.text : nameOf(expression.expression);
  }
  return "…";
}

/** Visits what is put into a template or joined to it: sentences may be there too. */
function forEachExpression(node: ts.Node, visit: (node: ts.Node) => void): void {
  if (ts.isTemplateExpression(node))
    for (const { expression } of node.templateSpans) visit(expression);
  else if (ts.isBinaryExpression(node))
    for (const side of [node.left, node.right]) forEachExpression(side, visit);
  else if (!ts.isStringLiteralLike(node)) visit(node);
}

import ts from "typescript";

/**
 * An enumeration of strings as a union that stays open: an editor completes the values that are known, and one
 * that a later version adds can still be represented.
 */
export function openEnum(values: readonly string[]): ts.TypeNode {
  const { factory } = ts;
  const literals = values.map((value) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(value)),
  );
  // The empty object keeps the compiler from folding the literals into `string`.
  const other = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );
  return factory.createUnionTypeNode([...literals, other]);
}

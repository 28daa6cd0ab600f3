import { code, type Code } from "../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../model/model.ts";
import { emitFailure } from "./emit-failure.ts";
import { numbered, trialScope, type Scope } from "./scope.ts";

/** Statements for `allOf`, `anyOf`, `oneOf`, `not` and `if`. */
export function emitCombinators(schema: SchemaKeywords, scope: Scope): Code[] {
  return [
    ...(schema.allOf ?? []).flatMap((part) => scope.emit(part, scope)),
    ...(schema.anyOf ? [emitAnyOf(schema.anyOf, scope)] : []),
    ...(schema.oneOf ? [emitOneOf(schema.oneOf, scope)] : []),
    ...(schema.not ? [emitNot(schema.not, scope)] : []),
    ...(schema.if ? [emitIf(schema.if, scope)] : []),
  ];
}

function emitTrial(schema: SchemaModel, trial: Scope): Code {
  return code`const ${trial.out}: Violation[] = []; ${trial.emit(schema, trial)}`;
}

/** Each alternative is tried only where those before it failed. */
function emitAnyOf(alternatives: readonly SchemaModel[], scope: Scope): Code {
  const failure = emitFailure(scope, "anyOf", `a value of one of ${alternatives.length} kinds`);
  const nest = (rest: readonly SchemaModel[], outer: Scope): Code => {
    const [first, ...others] = rest;
    if (!first) return failure;
    const trial = trialScope(outer);
    return code`{ ${emitTrial(first, trial)} if (${trial.out}.length > 0) { ${nest(others, { ...trial, out: scope.out })} } }`;
  };
  return nest(alternatives, scope);
}

function emitOneOf(alternatives: readonly SchemaModel[], scope: Scope): Code {
  const kept = numbered("kept", scope.depth + 1);
  const trial = trialScope({ ...scope, depth: scope.depth + 1 });
  const tries = alternatives.map(
    (schema) => code`{ ${emitTrial(schema, trial)} if (${trial.out}.length === 0) ${kept} += 1; }`,
  );
  const failure = emitFailure(
    scope,
    "oneOf",
    `a value of exactly one of ${alternatives.length} kinds`,
  );
  return code`{ let ${kept} = 0; ${tries} if (${kept} !== 1) { ${failure} } }`;
}

function emitNot(schema: SchemaModel, scope: Scope): Code {
  const trial = trialScope(scope);
  return code`{ ${emitTrial(schema, trial)} if (${trial.out}.length === 0) { ${emitFailure(scope, "not", "a value of another kind")} } }`;
}

function emitIf(
  { condition, whenKept, whenBroken }: NonNullable<SchemaKeywords["if"]>,
  scope: Scope,
): Code {
  const trial = trialScope(scope);
  const branch = (schema: SchemaModel | undefined) =>
    schema ? scope.emit(schema, { ...trial, out: scope.out }) : [];
  return code`{ ${emitTrial(condition, trial)} if (${trial.out}.length === 0) { ${branch(whenKept)} } else { ${branch(whenBroken)} } }`;
}

import type { Absent } from "../../hosted/absent.js";
import type { HostedList, HostedNestingLevel } from "../../hosted/hosted-document.js";
import { readList } from "../../hosted/read.js";
import { applyChanges, type StyleChange } from "./apply-changes.js";
import { splitChanges } from "./split-changes.js";

/** Returns a list with the suggested changes to its levels: numbers, glyphs, indents. */
export function acceptList(list: HostedList): HostedList {
  if (!list.suggestedListPropertiesChanges) return list;
  const { changes, left } = splitChanges(list.suggestedListPropertiesChanges, (change) => ({
    style: change.listProperties,
    state: change.listPropertiesSuggestionState,
  }));
  const levels = changes.reduce<Levels>(acceptLevels, readList(list.listProperties?.nestingLevels));
  return {
    ...list,
    listProperties: { ...list.listProperties, nestingLevels: levels },
    suggestedListPropertiesChanges: left,
  };
}

type Levels = readonly HostedNestingLevel[];
type Change = StyleChange<
  NonNullable<HostedList["listProperties"]>,
  { readonly nestingLevelsSuggestionStates?: Absent<readonly object[]> }
>;

/** Applies a change to the levels. The suggestion states have the same order as the levels. */
function acceptLevels(levels: Levels, { style, state }: Change): Levels {
  const suggested = readList(style?.nestingLevels);
  const states = readList(state?.nestingLevelsSuggestionStates);
  return Array.from({ length: Math.max(levels.length, states.length) }, (_, level) =>
    applyChanges(levels[level] ?? {}, [{ style: suggested[level], state: states[level] }]),
  );
}

import type { Absent } from "../../hosted/absent.js";
import type { HostedContent, HostedNamedStyles } from "../../hosted/hosted-document.js";
import type { HostedDocumentStyle } from "../../hosted/hosted-section.js";
import type { HostedNamedStyle } from "../../hosted/hosted-style.js";
import { readEntries, readList, readText } from "../../hosted/read.js";
import { acceptList } from "./accept-list-changes.js";
import { applyChanges, type StyleChange } from "./apply-changes.js";
import { splitChanges } from "./split-changes.js";

/** Returns a tab with all suggested changes to its lists, page settings and named styles. */
export function acceptTabChanges(content: HostedContent): HostedContent {
  const lists = readEntries(content.lists).map(([id, list]) => [id, acceptList(list ?? {})]);
  return {
    ...content,
    lists: Object.fromEntries(lists),
    ...pagesOf(content),
    ...stylesOf(content),
  };
}

function pagesOf(content: HostedContent): Partial<HostedContent> {
  if (!content.suggestedDocumentStyleChanges) return {};
  const { changes, left } = splitChanges(content.suggestedDocumentStyleChanges, (change) => ({
    style: change.documentStyle,
    state: change.documentStyleSuggestionState && {
      ...change.documentStyleSuggestionState,
      backgroundSuggestionState: backgroundState(change.documentStyleSuggestionState),
    },
  }));
  const documentStyle = applyChanges<HostedDocumentStyle>(content.documentStyle ?? {}, changes);
  return { documentStyle, suggestedDocumentStyleChanges: left };
}

interface BackgroundState {
  readonly backgroundSuggestionState?: Absent<{
    readonly backgroundColorSuggested?: Absent<boolean>;
  }>;
}

/**
 * Returns the suggestion state of the page background, which the Google Docs API calls `color`, but `backgroundColor`
 * in a suggestion.
 */
function backgroundState({
  backgroundSuggestionState: state,
}: BackgroundState): object | undefined {
  return state ? { colorSuggested: state.backgroundColorSuggested } : undefined;
}

function stylesOf(content: HostedContent): Partial<HostedContent> {
  if (!content.suggestedNamedStylesChanges) return {};
  const { changes, left } = splitChanges(content.suggestedNamedStylesChanges, (change) => ({
    style: change.namedStyles,
    state: change.namedStylesSuggestionState,
  }));
  const styles = changes.reduce<Styles>(acceptStyles, readList(content.namedStyles?.styles));
  return { namedStyles: { styles }, suggestedNamedStylesChanges: left };
}

type Styles = readonly Partial<HostedNamedStyle>[];
type StylesChange = StyleChange<
  HostedNamedStyles,
  { readonly stylesSuggestionStates?: Absent<readonly Pick<HostedNamedStyle, "namedStyleType">[]> }
>;

/** Applies a change to the named styles. Styles and suggestion states are matched by name. */
function acceptStyles(styles: Styles, { style, state }: StylesChange): Styles {
  const suggested = byName(readList(style?.styles));
  const states = byName(readList(state?.stylesSuggestionStates));
  return styles.map((one) => {
    const name = readText(one.namedStyleType);
    return applyChanges(one, [{ style: suggested.get(name), state: states.get(name) }]);
  });
}

function byName<T extends { readonly namedStyleType?: Absent<string> }>(
  styles: readonly T[],
): ReadonlyMap<string, T> {
  return new Map(styles.map((style) => [readText(style.namedStyleType), style]));
}

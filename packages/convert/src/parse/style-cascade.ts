import type {
  HostedContent,
  HostedParagraphStyle,
  HostedTextStyle,
} from "../hosted/hosted-document.js";
import { readList } from "../hosted/read.js";

/** The text properties that this package gives meaning to, after inheritance. */
export interface ResolvedTextStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strikethrough: boolean;
  readonly baseline: string;
  readonly font: string;
}

/** Answers what a run or a paragraph looks like once everything it inherits is counted in. */
export interface StyleCascade {
  /** The text style that a paragraph of the named style gives to its runs. */
  readonly base: (namedStyle: string) => ResolvedTextStyle;
  /** A paragraph's style over that of its named style. */
  readonly paragraph: (
    style: HostedParagraphStyle,
  ) => Pick<HostedParagraphStyle, "alignment" | "direction">;
}

const EDITOR_DEFAULT: ResolvedTextStyle = {
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  baseline: "NONE",
  font: "Arial",
};

/** The cascade of one tab: editor default, then `NORMAL_TEXT`, then the paragraph's named style. */
export function createStyleCascade(content: HostedContent): StyleCascade {
  const styles = readList(content.namedStyles?.styles);
  const named = new Map(styles.map((style) => [style.namedStyleType ?? "", style]));
  const normalText = inherit(EDITOR_DEFAULT, named.get("NORMAL_TEXT")?.textStyle);
  const normalParagraph = named.get("NORMAL_TEXT")?.paragraphStyle;
  return {
    base: (namedStyle) => inherit(normalText, named.get(namedStyle)?.textStyle),
    paragraph: (style) => {
      const inherited = named.get(style.namedStyleType ?? "")?.paragraphStyle;
      return {
        alignment: style.alignment ?? inherited?.alignment ?? normalParagraph?.alignment,
        direction: style.direction ?? inherited?.direction ?? normalParagraph?.direction,
      };
    },
  };
}

/** A style over the one it inherits from. */
export function inherit(
  from: ResolvedTextStyle,
  style: HostedTextStyle | null | undefined,
): ResolvedTextStyle {
  if (!style) return from;
  return {
    bold: style.bold ?? from.bold,
    italic: style.italic ?? from.italic,
    underline: style.underline ?? from.underline,
    strikethrough: style.strikethrough ?? from.strikethrough,
    baseline: style.baselineOffset ?? from.baseline,
    font: style.weightedFontFamily?.fontFamily ?? from.font,
  };
}

import type { Absent } from "./absent.js";
import type { HostedColour, HostedDimension } from "./hosted-style.js";

interface HostedPageStyle {
  readonly marginTop?: Absent<HostedDimension>;
  readonly marginRight?: Absent<HostedDimension>;
  readonly marginBottom?: Absent<HostedDimension>;
  readonly marginLeft?: Absent<HostedDimension>;
  readonly marginHeader?: Absent<HostedDimension>;
  readonly marginFooter?: Absent<HostedDimension>;
  readonly defaultHeaderId?: Absent<string>;
  readonly defaultFooterId?: Absent<string>;
  readonly firstPageHeaderId?: Absent<string>;
  readonly firstPageFooterId?: Absent<string>;
  readonly evenPageHeaderId?: Absent<string>;
  readonly evenPageFooterId?: Absent<string>;
  readonly useFirstPageHeaderFooter?: Absent<boolean>;
  readonly pageNumberStart?: Absent<number>;
  readonly flipPageOrientation?: Absent<boolean>;
}

/** Page settings of a section. Absent settings are inherited from the previous section or from the document. */
export interface HostedSectionStyle extends HostedPageStyle {
  readonly sectionType?: Absent<string>;
  readonly contentDirection?: Absent<string>;
  readonly columnSeparatorStyle?: Absent<string>;
  readonly columnProperties?: Absent<
    readonly {
      readonly width?: Absent<HostedDimension>;
      readonly paddingEnd?: Absent<HostedDimension>;
    }[]
  >;
}

/** The page settings of a document or tab. */
export interface HostedDocumentStyle extends HostedPageStyle {
  readonly useEvenPageHeaderFooter?: Absent<boolean>;
  readonly background?: Absent<{ readonly color?: Absent<HostedColour> }>;
  readonly pageSize?: Absent<{
    readonly width?: Absent<HostedDimension>;
    readonly height?: Absent<HostedDimension>;
  }>;
}

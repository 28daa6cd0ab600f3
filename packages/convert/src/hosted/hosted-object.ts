import type { Absent } from "./absent.js";
import type { HostedBorder, HostedDimension } from "./hosted-style.js";

/** The properties of an inline or positioned object. */
export interface HostedObjectProperties {
  readonly embeddedObject?: Absent<HostedEmbeddedObject>;
  /** On positioned objects only. */
  readonly positioning?: Absent<{
    readonly layout?: Absent<string>;
    readonly leftOffset?: Absent<HostedDimension>;
    readonly topOffset?: Absent<HostedDimension>;
  }>;
}

/** An image, a drawing or a linked chart. */
export interface HostedEmbeddedObject {
  readonly title?: Absent<string>;
  readonly description?: Absent<string>;
  readonly size?: Absent<{
    readonly width?: Absent<HostedDimension>;
    readonly height?: Absent<HostedDimension>;
  }>;
  readonly marginTop?: Absent<HostedDimension>;
  readonly marginRight?: Absent<HostedDimension>;
  readonly marginBottom?: Absent<HostedDimension>;
  readonly marginLeft?: Absent<HostedDimension>;
  readonly embeddedObjectBorder?: Absent<HostedBorder>;
  readonly imageProperties?: Absent<HostedImageProperties>;
  readonly linkedContentReference?: Absent<{
    readonly sheetsChartReference?: Absent<{
      readonly spreadsheetId?: Absent<string>;
      readonly chartId?: Absent<number>;
    }>;
  }>;
}

/** The URL of an image, and how Google Docs transforms it for display. */
export interface HostedImageProperties {
  readonly contentUri?: Absent<string>;
  readonly sourceUri?: Absent<string>;
  /** In radians, clockwise. */
  readonly angle?: Absent<number>;
  readonly brightness?: Absent<number>;
  readonly contrast?: Absent<number>;
  readonly transparency?: Absent<number>;
  readonly cropProperties?: Absent<{
    readonly offsetTop?: Absent<number>;
    readonly offsetRight?: Absent<number>;
    readonly offsetBottom?: Absent<number>;
    readonly offsetLeft?: Absent<number>;
    readonly angle?: Absent<number>;
  }>;
}

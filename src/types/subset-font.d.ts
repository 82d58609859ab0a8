/** The part of subset-font that scripts use; the package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep; the others are dropped. */
    keepFeatures?: string[];
    /** The range that stays of an axis, or the one value. */
    variationAxes?: Record<string, number | {min: number; max: number; default: number}>;
    noHinting?: boolean;
    /** All glyphs, whatever the text is, which has to be empty. */
    keepAllGlyphs?: boolean;
  }

  /** Cuts a font to the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

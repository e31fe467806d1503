// What we use of subset-font, which brings no types of its own.

declare module "subset-font" {
  type Options = {
    targetFormat: "sfnt" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
  };
  const subsetFont: (font: Uint8Array, text: string | undefined, options: Options) => Promise<Buffer>;
  // biome-ignore lint/style/noDefaultExport: what the package exports is not ours to choose
  export default subsetFont;
}

/** The types of subset-font, as far as this project uses it. The package does not contain types. */
declare module "subset-font" {
  export type AxisRange = { min: number; max: number; default?: number };

  export type SubsetOptions = {
    targetFormat?: "sfnt" | "woff" | "woff2";
    keepFeatures?: string[];
    preserveNameIds?: number[];
    variationAxes?: Record<string, number | AxisRange>;
    noHinting?: boolean;
  };

  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}

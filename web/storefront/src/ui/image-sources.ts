// Addresses of pictures: the modifiers of one, and the list of widths that a browser chooses from. Pure text work: it
// renders on the server too.

export type ImageModifiers = {
  width?: number | string;
  height?: number | string;
  format?: "webp" | "avif" | "jpeg" | "png" | "auto";
  quality?: number;
  blur?: number;
  fit?: "cover" | "contain" | "scale-down" | "crop" | "pad";
};

export type ImageOptions = {
  provider?: string;
  preset?: string;
  modifiers?: ImageModifiers;
  /** Names the picture's content, so that browsers may keep it for a year. */
  version?: string;
};

export type ImageSizesOptions = ImageOptions & {
  /** How wide the picture is shown up to each breakpoint: `sm:100vw lg:640px`. */
  sizes?: string;
  densities?: readonly number[];
  /** Pixels of the original: no width beyond it is offered. */
  maxWidth?: number;
};

export type ImageSources = { src: string; srcSet?: string; sizes?: string };

export const screens = { xs: 475, sm: 640, md: 854, lg: 1025, xl: 1281, xxl: 1536 } as const;

const presets: Record<string, ImageModifiers> = { placeholder: { width: 10, height: 10, quality: 50, blur: 3 } };

const providers: Record<string, (id: string, modifiers: ImageModifiers) => string> = { trichter: addressOf };

/** The address of one variant. What is no picture of ours (`data:`, nothing) passes as it is. */
export function imageSource(source: string, options: ImageOptions = {}): string {
  checkSource(source);
  if (isForeign(source)) {
    return source;
  }
  const provider = named(providers, "provider", options.provider ?? "trichter");
  const preset = options.preset === undefined ? {} : named(presets, "preset", options.preset);
  const address = provider(source, { format: "webp", ...preset, ...options.modifiers });
  return options.version === undefined ? address : `${address}?v=${options.version}`;
}

/** The addresses of all variants that a browser may choose from; `src` is the largest. */
export function imageSizes(source: string, options: ImageSizesOptions = {}): ImageSources {
  const { sizes = "", densities = [1, 2], maxWidth = Number.POSITIVE_INFINITY, ...rest } = options;
  checkSource(source);
  if (densities.length === 0) {
    throw new Error("`densities` must not be empty");
  }
  if (isForeign(source)) {
    return { src: source };
  }
  const withWidth = (width: number) => imageSource(source, { ...rest, modifiers: { ...rest.modifiers, width } });
  const shown = readSizes(sizes);
  const ownWidth = toPixels(rest.modifiers?.width);
  if (shown.length === 0 && ownWidth === undefined) {
    return { src: imageSource(source, rest) };
  }
  const widths = shown.length === 0 ? [ownWidth ?? 0] : shown.map(({ width }) => width);
  const offered = [
    ...new Set(widths.flatMap((width) => densities.map((density) => Math.min(Math.round(width * density), maxWidth)))),
  ].sort((a, b) => a - b);
  return {
    src: withWidth(offered[offered.length - 1] ?? 0),
    srcSet: offered.map((width) => `${withWidth(width)} ${width}w`).join(", "),
    sizes: shown.length === 0 ? `${ownWidth}px` : mediaOf(shown),
  };
}

type ShownSize = { screen: number; size: string; width: number };

function readSizes(sizes: string): ShownSize[] {
  return sizes
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [first = "", second] = entry.split(":");
      const screen = second === undefined ? screens.xs : (screens[first as keyof typeof screens] ?? Number.NaN);
      const size = withUnit(second ?? first);
      const number = Number.parseFloat(size);
      return { screen, size, width: Math.round(size.endsWith("vw") ? (number / 100) * screen : number) };
    })
    .filter(({ screen, width }) => screen > 0 && width > 0)
    .sort((a, b) => a.screen - b.screen);
}

/** The last entry holds on every wider screen. */
function mediaOf(shown: readonly ShownSize[]): string {
  const entries = shown.map(({ screen, size }, index) =>
    index === shown.length - 1 ? size : `(max-width: ${screen}px) ${size}`,
  );
  return entries.join(", ");
}

function withUnit(size: string): string {
  return /^\d+$/.test(size) ? `${size}px` : size;
}

function addressOf(id: string, modifiers: ImageModifiers): string {
  const width = toPixels(modifiers.width);
  const height = toPixels(modifiers.height);
  const parts = [
    ["w", width],
    ["h", height],
    ["f", modifiers.format],
    ["q", modifiers.quality],
    ["blur", modifiers.blur],
    ["fit", modifiers.fit],
  ].filter(([, value]) => value !== undefined);
  const hasSize = width !== undefined || height !== undefined;
  const filler = hasSize ? [] : [["gamma", 0]];
  return `/image/${id}/${[...parts, ...filler].map(([name, value]) => `${name}=${value}`).join(",")}`;
}

/** `200`, `"200"` and `"200px"` are 200. */
function toPixels(size: number | string | undefined): number | undefined {
  const pixels = typeof size === "string" ? Number.parseInt(size, 10) : size;
  return pixels === undefined || Number.isNaN(pixels) ? undefined : pixels;
}

function named<T>(list: Record<string, T>, what: string, name: string): T {
  const found = Object.hasOwn(list, name) ? list[name] : undefined;
  if (found === undefined) {
    throw new Error(`Unknown ${what}: ${name}`);
  }
  return found;
}

function checkSource(source: unknown): void {
  if (typeof source !== "string") {
    throw new TypeError(`The source of an image must be a string, not ${typeof source}`);
  }
}

function isForeign(source: string): boolean {
  return source === "" || source.startsWith("data:");
}

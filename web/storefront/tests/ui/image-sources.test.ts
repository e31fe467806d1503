// The addresses of pictures: modifiers, widths, what passes untouched and what is refused.

import { describe, expect, it } from "vitest";
import { imageSizes, imageSource, screens } from "../../src/ui/image-sources.ts";

describe("one picture", () => {
  it.each([
    [{}, "/image/jar-1/f=webp,gamma=0"],
    [{ modifiers: { width: 200 } }, "/image/jar-1/w=200,f=webp"],
    [{ modifiers: { width: "200px" } }, "/image/jar-1/w=200,f=webp"],
    [{ modifiers: { width: "200", height: "100px" } }, "/image/jar-1/w=200,h=100,f=webp"],
    [{ modifiers: { height: 90, format: "auto" as const } }, "/image/jar-1/h=90,f=auto"],
    [
      { modifiers: { width: 8, quality: 40, blur: 2, fit: "cover" as const } },
      "/image/jar-1/w=8,f=webp,q=40,blur=2,fit=cover",
    ],
    [{ preset: "placeholder" }, "/image/jar-1/w=10,h=10,f=webp,q=50,blur=3"],
    [{ modifiers: { width: 200 }, version: "0a1b" }, "/image/jar-1/w=200,f=webp?v=0a1b"],
    [{ provider: "trichter" }, "/image/jar-1/f=webp,gamma=0"],
  ])("%o is %s", (options, address) => {
    expect(imageSource("jar-1", options)).toBe(address);
  });

  it.each(["", "data:image/gif;base64,R0lGODlhAQABAAAAACw="])("%o passes untouched", (source) => {
    expect(imageSource(source, { modifiers: { width: 200 }, version: "0a1b" })).toBe(source);
    expect(imageSizes(source, { sizes: "sm:100vw" })).toEqual({ src: source });
  });

  it("needs a provider and a preset that exist", () => {
    expect(() => imageSource("jar-1", { provider: "x" })).toThrow(new Error("Unknown provider: x"));
    expect(() => imageSource("jar-1", { preset: "x" })).toThrow(new Error("Unknown preset: x"));
    expect(() => imageSource("jar-1", { preset: "toString" })).toThrow(new Error("Unknown preset: toString"));
  });

  it("needs a source that is a text", () => {
    for (const source of [undefined, null, 7, {}]) {
      expect(() => imageSource(source as unknown as string)).toThrow(TypeError);
      expect(() => imageSizes(source as unknown as string)).toThrow(TypeError);
    }
  });
});

describe("a choice of widths", () => {
  it("knows the breakpoints", () => {
    expect(screens).toEqual({ xs: 475, sm: 640, md: 854, lg: 1025, xl: 1281, xxl: 1536 });
  });

  it("has each width in two densities, and the largest as its source", () => {
    expect(imageSizes("jar-1", { sizes: "sm:100vw md:50vw lg:400px" })).toEqual({
      src: "/image/jar-1/w=1280,f=webp",
      srcSet: [400, 427, 640, 800, 854, 1280].map((width) => `/image/jar-1/w=${width},f=webp ${width}w`).join(", "),
      sizes: "(max-width: 640px) 100vw, (max-width: 854px) 50vw, 400px",
    });
  });

  it("begins with the smallest breakpoint if none is named, and takes bare numbers for pixels", () => {
    expect(imageSizes("jar-1", { sizes: "lg:300 100vw", densities: [1] })).toEqual({
      src: "/image/jar-1/w=475,f=webp",
      srcSet: "/image/jar-1/w=300,f=webp 300w, /image/jar-1/w=475,f=webp 475w",
      sizes: "(max-width: 475px) 100vw, 300px",
    });
  });

  it("offers nothing that the original does not have", () => {
    const { src, srcSet } = imageSizes("jar-1", { sizes: "sm:100vw", maxWidth: 1097, version: "v1" });
    expect(src).toBe("/image/jar-1/w=1097,f=webp?v=v1");
    expect(srcSet).toBe("/image/jar-1/w=640,f=webp?v=v1 640w, /image/jar-1/w=1097,f=webp?v=v1 1097w");
  });

  it("follows the width that is asked for when no sizes are named", () => {
    expect(imageSizes("jar-1", { modifiers: { width: "200px" } })).toEqual({
      src: "/image/jar-1/w=400,f=webp",
      srcSet: "/image/jar-1/w=200,f=webp 200w, /image/jar-1/w=400,f=webp 400w",
      sizes: "200px",
    });
    expect(imageSizes("jar-1")).toEqual({ src: "/image/jar-1/f=webp,gamma=0" });
  });

  it("passes over sizes that mean nothing", () => {
    expect(imageSizes("jar-1", { sizes: "huge:100vw sm:wide" })).toEqual({ src: "/image/jar-1/f=webp,gamma=0" });
  });

  it("needs densities", () => {
    expect(() => imageSizes("jar-1", { sizes: "sm:100vw", densities: [] })).toThrow(
      new Error("`densities` must not be empty"),
    );
  });
});

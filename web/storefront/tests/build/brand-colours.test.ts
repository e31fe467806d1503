// The colours that the server gets are those of the styles.

import { describe, expect, it } from "vitest";
import { colourOf, readBrandColours } from "../../build/brand-colours.ts";
import { placesFor } from "../../build/places.ts";

describe("the brand's colours", () => {
  it("are read from the tokens", async () => {
    expect(await readBrandColours(placesFor("production"))).toEqual({ theme: "#14403a", background: "#fbf4e6" });
  });

  it("must be there, with six digits", () => {
    expect(() => colourOf("pine", "--pine-dark: #0c2b27;")).toThrow("--pine is no colour");
    expect(() => colourOf("white", "--white: #fff;")).toThrow("--white is no colour");
  });
});

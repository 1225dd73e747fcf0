import { describe, expect, it } from "vitest";
import { type FullDeclaration, joinDeclaration, splitDeclaration } from "./confidential.ts";

const full: FullDeclaration = {
  declaration: {
    declareType: "SITE",
    crimeType: "HACKING",
    adrs: "https://evil.example/login",
    addressKey: "evil.example",
    title: "a title",
    comment: "a comment",
    etcSrc: [{ src: "open.example", open: true }],
  },
  dmgVolume: "1 BTC",
  etcSrc: [
    { src: "open.example", open: true },
    { src: "hidden.example", open: false },
  ],
  suspect: { name: "somebody" },
  reporter: { email: "me@mail.example" },
  files: [],
};

describe("splitDeclaration", () => {
  it("publishes only the declaration with its open sources", () => {
    const { published, confidential } = splitDeclaration("PUBLIC", full);
    expect(published).toEqual(full.declaration);
    expect(confidential.declaration).toBeUndefined();
    // A place is kept for what is published, so that the order is known; the text stands in one place alone.
    expect(confidential.etcSrc).toEqual(full.etcSrc.map((source) => (source.open ? { src: "", open: true } : source)));
  });

  it("publishes nothing of a private report", () => {
    const { published, confidential } = splitDeclaration("PRIVATE", full);
    expect(published).toBeUndefined();
    expect(confidential.declaration).toEqual(full.declaration);
  });

  it("drops hidden sources that are in the declaration by mistake", () => {
    const mixed = { ...full, declaration: { ...full.declaration, etcSrc: full.etcSrc } };
    expect(splitDeclaration("PUBLIC", mixed).published?.etcSrc).toEqual([{ src: "open.example", open: true }]);
  });
});

describe("joinDeclaration", () => {
  it.each(["PUBLIC", "PRIVATE"] as const)("restores what was split as %s", (open) => {
    const { published, confidential } = splitDeclaration(open, full);
    expect(joinDeclaration(published, confidential)).toEqual(full);
  });

  it("throws if no part contains the declaration", () => {
    const { confidential } = splitDeclaration("PUBLIC", full);
    expect(() => joinDeclaration(undefined, confidential)).toThrow("without its declaration");
  });
});

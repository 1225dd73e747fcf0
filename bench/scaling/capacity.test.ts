// docs/scaling.md says what the simulation is made of.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PARTS } from "./capacity.ts";
import { figuresOf } from "./scaling.ts";

test("docs/scaling.md has the figures of one instance as they are here", () => {
  const text = readFileSync(new URL("../../docs/scaling.md", import.meta.url), "utf8");
  const [, section = ""] = /^## What one instance does\n([\s\S]*?)^## /m.exec(text) ?? [];
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  expect(rows.slice(1)).toEqual(PARTS.map((part) => `| ${[part.name, ...figuresOf(part)].join(" | ")} |`));
});

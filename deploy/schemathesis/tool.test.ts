import { expect, test } from "vitest";
import { findTool, VERSION } from "./tool.ts";

test("the version is the one that is written down, with its hash", () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});

test("what is not there, or of another version, is said", () => {
  expect(findTool("/nowhere/schemathesis")).toEqual({ why: `schemathesis ${VERSION} is not installed` });
  expect(findTool(process.execPath)).toEqual({ why: `schemathesis is ${process.versions.node}, not ${VERSION}` });
});

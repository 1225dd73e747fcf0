import type { StoredFile } from "@sb/contracts/files.ts";
import { describe, expect, test } from "vitest";
import {
  type Attached,
  addFiles,
  filesToSend,
  NOTHING_ATTACHED,
  nextToPrepare,
  type PreparedFile,
  reject,
  removeFile,
  setReady,
  uploadSizes,
} from "./attachment.ts";

const file = (name: string) => new File([name], name, { type: "text/plain" });
const names = (list: Attached["files"]) => list.map(({ original }) => original.name);
const counter = () => {
  let next = 0;
  return () => `id-${next++}`;
};
const prepared = (sha256: string): PreparedFile => ({ sha256, sent: file("sent"), reduced: false });
const kept = (sha256: string): StoredFile => ({
  fileId: "k",
  name: "kept.txt",
  mediaType: "text/plain",
  size: 1,
  sha256,
});
const of = (...list: string[]) => addFiles(NOTHING_ATTACHED, list.map(file), counter());

test("five files fit; the sixth is named as too many", () => {
  const attached = of("1", "2", "3", "4", "5", "6");
  expect(names(attached.files)).toEqual(["1", "2", "3", "4", "5"]);
  expect(attached.rejected).toEqual([{ name: "6", code: "TOO_MANY_FILES" }]);
});

test("files that stay on the report count too", () => {
  const attached = addFiles({ ...NOTHING_ATTACHED, kept: [kept("a")] }, ["1", "2", "3", "4", "5"].map(file), counter());
  expect(names(attached.files)).toEqual(["1", "2", "3", "4"]);
});

test("files are prepared one after another", () => {
  const attached = of("1", "2");
  expect(nextToPrepare(attached)?.id).toBe("id-0");
  const first = setReady(attached, "id-0", prepared("a"));
  expect(nextToPrepare(first)?.id).toBe("id-1");
  expect(nextToPrepare(setReady(first, "id-1", prepared("b")))).toBeUndefined();
});

describe("the same bytes again", () => {
  test("among the chosen files", () => {
    const attached = setReady(setReady(of("1", "again"), "id-0", prepared("a")), "id-1", prepared("a"));
    expect(names(attached.files)).toEqual(["1"]);
    expect(attached.rejected).toEqual([{ name: "again", code: "DUPLICATE_FILE" }]);
  });

  test("among the files that stay", () => {
    const attached = setReady({ ...of("1"), kept: [kept("a")] }, "id-0", prepared("a"));
    expect(attached.rejected).toEqual([{ name: "1", code: "DUPLICATE_FILE" }]);
  });
});

test("what is sent is the original, or its smaller copy where the person prefers that", () => {
  const smaller = { sha256: "b", sent: file("s") };
  const attached = setReady(setReady(of("1", "2"), "id-0", { ...prepared("a"), smaller }), "id-1", prepared("c"));
  expect(filesToSend(attached).map(({ sha256 }) => sha256)).toEqual(["a", "c"]);
  expect(filesToSend({ ...attached, smaller: true }).map(({ sha256 }) => sha256)).toEqual(["b", "c"]);
  expect(uploadSizes(attached)).toEqual({ whole: 8, smaller: 5 });
});

test("a picture whose smaller copy is on the report already is there already", () => {
  const ready = { ...prepared("a"), smaller: { sha256: "small", sent: file("s") } };
  expect(setReady({ ...of("1"), kept: [kept("small")] }, "id-0", ready).rejected).toEqual([
    { name: "1", code: "DUPLICATE_FILE" },
  ]);
});

test("a file removed while it was prepared is not rejected as well", () => {
  const attached = removeFile(of("1"), "id-0");
  expect(reject(attached, "id-0", "FILE_TOO_LARGE")).toEqual(attached);
});

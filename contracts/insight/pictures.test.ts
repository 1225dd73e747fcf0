import { expect, test } from "vitest";
import { pictureIdOf, pictureUrl, viewSeqOfPicture } from "./pictures.ts";

test("the address of a picture says which it is, in any size", () => {
  expect(pictureIdOf(pictureUrl("17-a-b"))).toBe("17-a-b");
  expect(pictureIdOf(pictureUrl("17-a-b", 640))).toBe("17-a-b");
  expect(viewSeqOfPicture("17-a-b")).toBe(17);
});

test.each([
  "https://other.example/a.png",
  "/sb/insight/safer-view/picture/",
  "/sb/insight/safer-view/picture/../x",
  "/x",
])("%s is none", (url) => {
  expect(pictureIdOf(url)).toBeUndefined();
});

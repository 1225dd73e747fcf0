import { pictureUrl } from "@sb/contracts/insight/pictures.ts";
import { expect, test } from "vitest";
import { pictureSizesOf } from "./picture-sizes.ts";

const own = { pictureId: "1-a", url: pictureUrl("1-a"), width: 500, height: 1000 };

test("a picture's sizes are those of its width, and never more than it has", () => {
  expect(pictureSizesOf([own])(own.url)).toMatchObject({
    srcset: `${pictureUrl("1-a", 320)} 160w, ${pictureUrl("1-a", 640)} 320w, ${pictureUrl("1-a", 1280)} 500w`,
    ...{ width: 500, height: 1000 },
  });
});

test("an editor's pass stands in each address", () => {
  const { srcset = "" } = pictureSizesOf([own], "5.mac")(own.url) ?? {};
  expect(srcset.split(", ").every((each) => each.includes("pass=5.mac"))).toBe(true);
});

test.each(["/logo.png", pictureUrl("2-b"), "https://other.example/a.png"])("%s is not the article's own", (src) => {
  expect(pictureSizesOf([own])(src)).toBeUndefined();
});

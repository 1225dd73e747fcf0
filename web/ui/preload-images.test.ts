import { expect, test } from "vitest";
import { largest } from "./preload-images.ts";

const image = (src: string, width: number, height: number) => ({ src, width, height });

test("takes the first three of more than 50,000 square pixels", () => {
  const images = [
    image("small", 200, 250),
    image("a", 251, 200),
    image("b", 800, 600),
    image("c", 800, 600),
    image("d", 800, 600),
  ];
  expect(largest(images)).toEqual(["a", "b", "c"]);
});

// sharp takes 20 MB: the first picture loads it.
import { PICTURE_LOADERS } from "@sb/contracts/pictures.ts";
import type sharp from "sharp";

let loading: Promise<typeof sharp> | undefined;

/** It opens the kinds of pictures that are taken, and no others. */
export function loadSharp(): Promise<typeof sharp> {
  // Once: while the kinds are being named, none can be opened.
  loading ??= load();
  return loading;
}

async function load(): Promise<typeof sharp> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: PICTURE_LOADERS });
  return sharp;
}

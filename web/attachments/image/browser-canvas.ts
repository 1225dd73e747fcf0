// The browser's own canvas behind compress.ts.
import { canvasCap } from "./canvas-cap.ts";
import type { Canvas, Drawable } from "./compress.ts";
import { PREFERRED_TYPE } from "./constants.ts";
import type { Round } from "./plan.ts";

async function encode(source: CanvasImageSource, { width, height, quality }: Round, type: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  if (type === "image/jpeg") {
    // A JPEG has no transparency: without this, what is transparent turns black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(source, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the canvas wrote nothing"))), type, quality);
  });
}

async function open(file: Blob): Promise<Drawable> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  return {
    size: { width: bitmap.width, height: bitmap.height },
    encode: (round, type) => encode(bitmap, round, type),
    close: () => bitmap.close(),
  };
}

/** A browser that can't write webp answers with a PNG instead. */
async function canWriteWebp(): Promise<boolean> {
  const pixel = document.createElement("canvas");
  pixel.width = 1;
  pixel.height = 1;
  return (await encode(pixel, { width: 1, height: 1, quality: 1 }, PREFERRED_TYPE)).type === PREFERRED_TYPE;
}

export const browserCanvas = (): Canvas => ({
  cap: canvasCap(navigator.userAgent, navigator.maxTouchPoints),
  canWriteWebp,
  open,
});

// Reads QR codes in pictures and in frames of the camera, on this device: nothing is sent anywhere. The browser's own detector
// where there is one, else a library, which loads with the first picture.

/** The part of the browser's BarcodeDetector that is used; TypeScript does not know it yet. */
type Detector = { detect(image: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly ["qr_code"] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

let detector: Promise<Detector> | undefined;

/** The text of a QR code in what is shown; undefined where there is none. */
export async function codeIn(image: ImageBitmapSource): Promise<string | undefined> {
  detector ??= openDetector();
  // One that could not be loaded is tried again.
  const { detect } = await detector.then(
    (open) => ({ detect: (source: ImageBitmapSource) => open.detect(source) }),
    (error) => {
      detector = undefined;
      throw error;
    },
  );
  const [found] = await detect(image);
  return found?.rawValue.trim() || undefined;
}

async function openDetector(): Promise<Detector> {
  const formats = ["qr_code"] as const;
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  if (Native && (await Native.getSupportedFormats()).includes("qr_code")) return new Native({ formats });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector({ formats: [...formats] });
}

/** Larger pictures are looked at in a smaller size, the first in which a code is found. */
const SIDES = [1_600, 800, 400];
const MOST_BYTES = 30_000_000;

/** Rejects where the file is no picture, or too large to be opened. */
export async function codeInPicture(picture: Blob): Promise<string | undefined> {
  if (picture.size > MOST_BYTES) throw new Error("the picture is too large");
  const whole = await createImageBitmap(picture);
  try {
    const largest = Math.max(whole.width, whole.height);
    const sides = [...new Set(SIDES.map((side) => Math.min(side, largest)))];
    for (const side of sides) {
      const text = await codeIn(drawn(whole, side / largest));
      if (text !== undefined) return text;
    }
    return undefined;
  } finally {
    whole.close();
  }
}

/** On white, with a margin: codes are cut out up to their edge, and transparent ones are black on nothing. */
function drawn(whole: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const margin = 24;
  const [width, height] = [Math.round(whole.width * scale), Math.round(whole.height * scale)];
  canvas.width = width + 2 * margin;
  canvas.height = height + 2 * margin;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser draws no pictures");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(whole, margin, margin, width, height);
  return canvas;
}

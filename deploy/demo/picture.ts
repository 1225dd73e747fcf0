// Pictures of demo articles, drawn here: waves in one tone.

const [WIDTH, HEIGHT] = [960, 540];

/** `hue`: in degrees. WebP. */
export async function drawWaves(hue: number): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) pixels.set(toneAt(x / WIDTH, y / HEIGHT, hue), (y * WIDTH + x) * 3);
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ quality: 80 })
    .toBuffer();
}

function toneAt(x: number, y: number, hue: number): readonly number[] {
  const wave = Math.sin(x * 7 + y * 4) + Math.sin(x * 3 - y * 6 + hue);
  const lightness = 0.55 + 0.12 * Math.sign(Math.sin(wave * 2.4)) + 0.12 * y;
  return rgbOf(hue, 0.45, lightness);
}

/** HSL as RGB (CSS Color 4, section 7.1). Saturation and lightness from 0 to 1. */
function rgbOf(hue: number, saturation: number, lightness: number): readonly number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [0, 8, 4].map(channel);
}

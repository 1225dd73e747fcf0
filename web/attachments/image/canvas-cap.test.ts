import { expect, test } from "vitest";
import { canvasCap } from "./canvas-cap.ts";

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [
    "Chrome",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    0,
    16_384,
  ],
  ["Safari on a desktop", MAC, 0, 16_384],
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", 0, 11_180],
  ["Internet Explorer", "Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko", 0, 8_192],
  ["an unknown browser", "Something/1.0", 0, 8_192],
  ["Safari on an iPhone", `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, 5, 4_096],
  ["Chrome on an iPhone", `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, 4_096],
  ["Firefox on an iPhone", `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/604.1`, 5, 4_096],
  ["an iPad, which calls itself a Mac", MAC, 5, 4_096],
])("%s", (_, userAgent, touchPoints, cap) => {
  expect(canvasCap(userAgent, touchPoints)).toBe(cap);
});

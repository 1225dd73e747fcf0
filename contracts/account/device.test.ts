import { expect, test } from "vitest";
import { type Browser, deviceOf, readDevice, type System, writeDevice } from "./device.ts";

test.each<[Browser, System, string]>([
  [
    "CHROME",
    "WINDOWS",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
  ],
  [
    "EDGE",
    "WINDOWS",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
  ],
  [
    "SAFARI",
    "IOS",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  ],
  [
    "CHROME",
    "IOS",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.108 Mobile/15E148 Safari/604.1",
  ],
  [
    "SAMSUNG",
    "ANDROID",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
  ],
  [
    "WHALE",
    "MACOS",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Whale/3.26.244.21 Safari/537.36",
  ],
  ["FIREFOX", "LINUX", "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"],
  [
    "CHROME",
    "CHROMEOS",
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
  ],
  ["OTHER", "OTHER", "curl/8.5.0"],
])("%s on %s", (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
  expect(readDevice(writeDevice({ browser, system }))).toEqual({ browser, system });
});

test("a text that was destroyed is no device that we know", () => {
  expect(readDevice("")).toEqual({ browser: "OTHER", system: "OTHER" });
});

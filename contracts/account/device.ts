// The browser and the system of a login, in two words: enough to tell one's own devices apart, too little to be followed by. No
// dependencies, because the web app loads this file.

export const BROWSERS = ["CHROME", "SAFARI", "FIREFOX", "EDGE", "SAMSUNG", "WHALE", "OPERA", "OTHER"] as const;
export const SYSTEMS = ["ANDROID", "IOS", "WINDOWS", "MACOS", "LINUX", "CHROMEOS", "OTHER"] as const;
export type Browser = (typeof BROWSERS)[number];
export type System = (typeof SYSTEMS)[number];
export type Device = { readonly browser: Browser; readonly system: System };

/** The more special ones first: most call themselves Chrome and Safari as well. */
const BROWSER_SIGNS: readonly (readonly [Browser, RegExp])[] = [
  ["EDGE", /\bEdgA?\/|\bEdgiOS\//],
  ["SAMSUNG", /\bSamsungBrowser\//],
  ["WHALE", /\bWhale\//],
  ["OPERA", /\bOPR\/|\bOPT\/|\bOPiOS\//],
  ["FIREFOX", /\bFirefox\/|\bFxiOS\//],
  ["CHROME", /\bChrome\/|\bCriOS\//],
  ["SAFARI", /\bSafari\//],
];
const SYSTEM_SIGNS: readonly (readonly [System, RegExp])[] = [
  ["ANDROID", /Android/],
  ["IOS", /iPhone|iPad|iPod/],
  ["WINDOWS", /Windows/],
  ["CHROMEOS", /CrOS/],
  ["MACOS", /Macintosh/],
  ["LINUX", /Linux/],
];

export const deviceOf = (userAgent: string): Device => ({
  browser: BROWSER_SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? "OTHER",
  system: SYSTEM_SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? "OTHER",
});

/** As events keep it: one text, which is sealed. */
export const writeDevice = ({ browser, system }: Device): string => `${browser} ${system}`;

/** Unknown where the text was destroyed, or the login is older than devices. */
export function readDevice(text: string): Device {
  const [browser, system] = text.split(" ");
  return {
    browser: BROWSERS.find((known) => known === browser) ?? "OTHER",
    system: SYSTEMS.find((known) => known === system) ?? "OTHER",
  };
}

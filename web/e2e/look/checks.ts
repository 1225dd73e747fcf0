// Faults that a page shows whatever it is about: texts without words, what sticks out or is cut off, axe, the console.
import type { ConsoleMessage, Page } from "@playwright/test";
import { axeOn, keysOn } from "../support/checks.ts";
import type { Shot } from "./plan.ts";

/** An element's place on the page, for the comparison with the last picture. */
export type Box = {
  readonly what: string;
  readonly at: readonly [x: number, y: number, width: number, height: number];
};

/** Words of the browser about the network's failure: no fault of the page. */
const EXPECTED: Readonly<Partial<Record<Shot["state"], RegExp>>> = {
  error: /Failed to load resource|status of 500/,
  offline: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
};

/** Errors in the console, of one visit after the other: each call begins a list. */
export type Listen = (shot: Shot) => string[];

export function listenTo(page: Page): Listen {
  let said: string[] = [];
  let expected: RegExp | undefined;
  const add = (text: string) => {
    if (!expected?.test(text)) said.push(`console: ${text.slice(0, 300)}`);
  };
  page.on("console", (message: ConsoleMessage) => {
    // The browser says of each refusal of the API that a resource failed; the app answers it.
    const isRefusal = new URL(message.location().url || page.url()).pathname.startsWith("/sb/");
    if (message.type() === "error" && !isRefusal) add(message.text());
  });
  page.on("pageerror", (error) => add(String(error)));
  return ({ state }) => {
    expected = EXPECTED[state];
    said = [];
    return said;
  };
}

export async function faultsOf(page: Page, { state }: Shot): Promise<readonly string[]> {
  // Colours that the system chooses are not ours to measure.
  const without = state === "forced" ? ["color-contrast"] : [];
  return [
    ...(await keysOn(page)).map((key) => `key without a text: ${key}`),
    ...(await page.evaluate(stickingOut)),
    ...(await page.evaluate(cutPlaceholders)),
    ...(await page.evaluate(moving)),
    ...(await axeOn(page, without)).map((found) => `axe ${found}`),
  ];
}

/** Runs in the page: it scrolls sideways, something is cut at its edge, or a control's words are cut off. */
function stickingOut(): string[] {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  const named = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute("class") ?? "").split(" ")[0]} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
  const scrolls = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at);
      if (at !== document.body && at !== document.documentElement && overflowX !== "visible") return true;
      if (position === "fixed") return true;
    }
    return false;
  };
  if (document.documentElement.scrollWidth > width + 1)
    found.push(`scrolls sideways: ${document.documentElement.scrollWidth} of ${width} px`);
  for (const element of document.body.querySelectorAll("*")) {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if ((box.right > width + 1 || box.left < -1) && !scrolls(element)) found.push(`sticks out: ${named(element)}`);
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
    const isControl = element.matches("button, summary, label, h1, h2, h3, legend, th, [role=button]");
    const isCut = overflowX === "hidden" && textOverflow !== "ellipsis" && clipPath === "none";
    if (isControl && element.scrollWidth > element.clientWidth + 1 && (isCut || element.matches("button")))
      found.push(`words cut off: ${named(element)}`);
  }
  return found.slice(0, 5);
}

/** Runs in the page: the words that stand in an empty field don't fit into it. Those of a text area wrap. */
function cutPlaceholders(): string[] {
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll<HTMLInputElement>("input[placeholder]")]
    .filter((field) => field.value === "" && field.clientWidth > 2)
    .filter((field) => {
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
      if (!pen) return false;
      Object.assign(pen, { font, letterSpacing });
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room + 1;
    })
    .map(({ placeholder }) => `placeholder is cut: “${placeholder}”`);
}

/** Runs in the page: with reduced motion nothing moves. */
function moving(): string[] {
  return document
    .getAnimations()
    .filter(({ effect, playState }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 1)
    .map(
      (animation) => `moves though less motion is wished: ${(animation as CSSAnimation).animationName ?? "transition"}`,
    );
}

/** The layout in numbers: headings, landmarks and controls. Times and counts change from run to run, so words are left out. */
export const boxesOf = (page: Page): Promise<readonly Box[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "header, main, footer, nav, h1, h2, h3, button, a, input, textarea, table, img, form",
      ),
    ]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .map(({ element, box }) => ({
        what: `${element.tagName.toLowerCase()}.${element.getAttribute("class")?.split(" ")[0] ?? ""}`,
        at: [box.x, box.y + scrollY, box.width, box.height].map(Math.round) as [number, number, number, number],
      })),
  );

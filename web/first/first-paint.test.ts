// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { type First, showFirst } from "./first-paint.ts";

const words = { heading: "Check before you send", lead: "Paste an address." };
const FIRST: First = {
  brand: "Safer Block",
  words: { ko: { heading: "확인", lead: "주소" }, en: words, zh: words, ja: words, de: words },
  texts: { ko: "/ko.js", en: "/en.js", zh: "/zh.js", ja: "/ja.js", de: "/de.js" },
  later: {
    "/report/history": { ko: ["/ko-report.js"], en: [], zh: [], ja: [], de: ["/de-pages.js", "/de-report.js"] },
  },
  urls: {},
  screens: { "/": ["/home.js", "/home.css"], "/report/history": ["/history.js"], "/report/history/*": ["/detail.js"] },
};

let root: HTMLElement;
beforeEach(() => {
  document.head.replaceChildren();
  root = document.createElement("div");
});
const asked = () => [...document.head.querySelectorAll("link")].map((link) => [link.rel, link.getAttribute("href")]);

test("the home page shows its heading in the user's language, and its files are preloaded", () => {
  showFirst(root, FIRST, "ko", "/");
  expect(root.querySelector("h1")?.textContent).toBe("확인");
  expect(root.querySelector("p")?.textContent).toBe("주소");
  expect(document.documentElement.lang).toBe("ko-KR");
  expect(asked()).toEqual([
    ["modulepreload", "/ko.js"],
    ["modulepreload", "/home.js"],
    ["preload", "/home.css"],
  ]);
});

test.each([
  ["/report/history", ["/de.js", "/de-pages.js", "/de-report.js", "/history.js"]],
  ["/report/history/12", ["/de.js", "/detail.js"]],
  ["/support/faq", ["/de.js"]],
])("%s shows only the header bar and preloads its own files", (path, files) => {
  showFirst(root, FIRST, "de", path);
  expect(root.textContent).toBe("Safer Block");
  expect(asked().map(([, file]) => file)).toEqual(files);
});

test("a rendered page stays; what only the app can do waits for it, and nothing that is looked up gets into a URL", () => {
  root.innerHTML = '<main><a href="/a">A</a><form><input name="q"><button>Search</button></form></main>';
  document.head.innerHTML = '<link rel="stylesheet" href="/home.css" disabled>';
  const { innerHTML } = root;
  showFirst(root, FIRST, "en", "/");
  expect(root.innerHTML).toBe(innerHTML);
  expect(root.querySelector("button")?.inert).toBe(true);
  expect(asked()).toEqual([
    ["stylesheet", "/home.css"],
    ["modulepreload", "/en.js"],
    ["modulepreload", "/home.js"],
  ]);
  const form = root.querySelector("form");
  const sent = new Event("submit", { cancelable: true });
  form?.dispatchEvent(sent);
  expect([sent.defaultPrevented, form?.hasAttribute("data-sent")]).toEqual([true, true]);
});

test("a button with a name stays pressed, the last one of them, and sends nothing", () => {
  root.innerHTML =
    '<form><button name="now" value="1">Yes</button><button name="now" value="0">No</button><button>Other</button></form>';
  showFirst(root, FIRST, "en", "/report");
  const [yes, no, other] = root.querySelectorAll("button");
  const press = (button: Element | undefined) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    button?.dispatchEvent(click);
    return click.defaultPrevented;
  };
  const pressed = () => [yes, no].map((button) => [button?.ariaPressed, button?.hasAttribute("data-sent")]);
  expect([press(yes), pressed()]).toEqual([
    true,
    [
      ["true", true],
      ["false", false],
    ],
  ]);
  expect([press(no), pressed()]).toEqual([
    true,
    [
      ["false", false],
      ["true", true],
    ],
  ]);
  expect([yes, no, other].map((button) => button?.inert)).toEqual([false, false, true]);
});

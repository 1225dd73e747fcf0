// @vitest-environment jsdom
import { expect, test } from "vitest";
import { pathOfClick } from "./link-clicks.ts";

const here = new URL("http://localhost/report/history?page=2") as unknown as Location;

function click(attributes: Record<string, string>, event: MouseEventInit = {}): string | undefined {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const inner = link.appendChild(document.createElement("span"));
  let path: string | undefined;
  document.body.replaceChildren(link);
  link.addEventListener("click", (clicked) => {
    path = pathOfClick(clicked, here);
    clicked.preventDefault();
  });
  inner.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event }));
  return path;
}

test("a plain click on an internal link is handled by the router", () => {
  expect(click({ href: "http://localhost/support/notice?x=1#y" })).toBe("/support/notice?x=1#y");
});

test.each([
  ["with a modifier", click({ href: "http://localhost/a" }, { ctrlKey: true })],
  ["with another button", click({ href: "http://localhost/a" }, { button: 1 })],
  ["on a link that opens in another tab", click({ href: "http://localhost/a", target: "_blank" })],
  ["on a download", click({ href: "http://localhost/a", download: "" })],
  ["on another site", click({ href: "https://elsewhere.example/a" })],
  ["on a path that the server handles", click({ href: "http://localhost/sb/report/export" })],
  ["on a fragment of this page", click({ href: "http://localhost/report/history?page=2#main" })],
])("a click %s is left to the browser", (_, path) => {
  expect(path).toBeUndefined();
});

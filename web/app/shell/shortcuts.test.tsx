// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nIn } from "../../i18n/for-tests.ts";
import { modalStack } from "../../modals/modals.ts";
import type { RailItem } from "./area-rail.ts";
import { useShortcuts } from "./shortcuts.tsx";

const go = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("../../routing/navigation.ts", () => ({ useGo: () => go }));
const device = vi.hoisted(() => new Map<string, string>());
vi.mock("../../session/storage.ts", () => ({
  onDevice: { getItem: (name: string) => device.get(name) ?? null, setItem: device.set.bind(device) },
}));

const ITEMS: readonly RailItem[] = [
  { href: "/admin", title: "What waits", icon: "start", key: "s" },
  { href: "/admin/deletion", title: "Deletion requests", icon: "disputes", key: "d" },
];

function Staff() {
  useShortcuts(ITEMS);
  return (
    <main>
      <input type="search" aria-label="Search" />
      <article>
        <a href="/1">First</a>
      </article>
      <article>
        <a href="/2">Second</a>
      </article>
      <input aria-label="Title" />
      <textarea aria-label="Answer" />
      {/* biome-ignore lint/a11y/useSemanticElements: editors of rich text are no textareas. */}
      <div role="textbox" tabIndex={0} contentEditable suppressContentEditableWarning aria-label="Rich text">
        <b data-testid="inside">bold</b>
      </div>
    </main>
  );
}

beforeEach(() => {
  device.clear();
  go.mockClear();
  Element.prototype.scrollIntoView = () => {};
  render(
    <I18nextProvider i18n={i18nIn("en")}>
      <Staff />
    </I18nextProvider>,
  );
});
afterEach(cleanup);

const press = (key: string, more: KeyboardEventInit = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more });
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute("aria-label");
const opened = () => modalStack().map(({ key }) => key);

test("j and k go through the rows, / to the search", () => {
  press("j");
  expect(focused()).toBe("First");
  press("j");
  expect(focused()).toBe("Second");
  press("k");
  expect(focused()).toBe("First");
  press("/");
  expect(focused()).toBe("Search");
});

test("g and a letter lead to a screen; any other letter leads nowhere", () => {
  press("g");
  press("d");
  expect(go).toHaveBeenCalledExactlyOnceWith("/admin/deletion");
  press("g");
  press("x");
  press("d");
  expect(go).toHaveBeenCalledOnce();
});

test("a keyboard that writes Hangul is understood by the place of the key", () => {
  press("ㅎ", { code: "KeyG" });
  press("ㅇ", { code: "KeyD" });
  expect(go).toHaveBeenCalledExactlyOnceWith("/admin/deletion");
});

test("? opens what says which keys there are", () => {
  press("?");
  expect(opened()).toEqual(["shortcuts"]);
  for (const { close } of modalStack()) close(undefined);
});

test("while a dialog is open, no key is a shortcut", () => {
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  document.body.append(dialog);
  for (const key of ["g", "d", "j", "?", "/"]) expect(press(key)).toBe(true);
  expect(go).not.toHaveBeenCalled();
  expect(opened()).toEqual([]);
  dialog.remove();
});

test.each<[string, () => HTMLElement]>([
  ["a field", () => screen.getByLabelText("Title")],
  ["a search", () => screen.getByLabelText("Search")],
  ["a text area", () => screen.getByLabelText("Answer")],
  ["rich text", () => screen.getByTestId("inside")],
])("while somebody types into %s, no key is a shortcut", (_what, fieldOf) => {
  const field = fieldOf();
  for (const key of ["g", "d", "j", "?", "/"]) expect(press(key, {}, field)).toBe(true);
  expect(go).not.toHaveBeenCalled();
  expect(opened()).toEqual([]);
});

test.each<[string, KeyboardEventInit]>([
  ["Ctrl", { ctrlKey: true }],
  ["Alt", { altKey: true }],
  ["Meta", { metaKey: true }],
  ["a letter that is being composed", { isComposing: true }],
])("with %s, a key is the browser's", (_with, more) => {
  for (const key of ["g", "d", "j", "?", "/"]) expect(press(key, more)).toBe(true);
  expect(go).not.toHaveBeenCalled();
  expect(opened()).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

test("switched off on the device, none works", () => {
  device.set("sb-shortcuts-off", "1");
  press("g");
  press("d");
  press("j");
  expect(go).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

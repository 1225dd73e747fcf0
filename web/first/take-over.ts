// Draws the app in place of a rendered page (server/) without loss: what the reader holds goes on where the app draws the same.
import { createElement, Fragment, type ReactNode, startTransition, use, useInsertionEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Puts one thing back; false while what it belongs to is not drawn yet. */
type Restore = (root: HTMLElement) => unknown;

/**
 * Draws the app beside the page, in pieces (a transition of React) between which the page answers, and puts it in the page's place once
 * it is whole. Resolves with the element that the app is in.
 */
export function takeOver(page: HTMLElement, app: ReactNode): Promise<HTMLElement> {
  const root = page.cloneNode(false) as HTMLElement;
  return new Promise((resolve) => {
    const swap = () => {
      const restores = restoresOf(page);
      page.replaceWith(root);
      // Once React has ended what it is at: still before anything is painted.
      queueMicrotask(() => {
        putBack(root, restores);
        resolve(root);
      });
    };
    startTransition(() => createRoot(root).render(createElement(Swapped, { page, swap }, app)));
  });
}

/** Swaps before any layout effect of the app, so that these measure what is on the page. */
function Swapped(props: { readonly page: HTMLElement; readonly swap: () => void; readonly children?: ReactNode }) {
  useInsertionEffect(props.swap, []);
  return createElement(Fragment, null, props.children, createElement(Released, { page: props.page }));
}

/** A link that is pressed while it is replaced would never be clicked: what is drawn waits until it is let go. */
function Released({ page }: { readonly page: HTMLElement }) {
  if (isPressed(page)) use(released(page));
  return null;
}

const isPressed = (page: HTMLElement): boolean => page.querySelector(":active") !== null;

async function released(page: HTMLElement): Promise<void> {
  while (isPressed(page)) await new Promise(requestAnimationFrame);
}

const restoresOf = (page: HTMLElement): readonly Restore[] =>
  [detailsOf, textsOf, focusIn, selectionIn, scrollIn, pressedIn].flatMap((of) => of(page));

function putBack(root: HTMLElement, restores: readonly Restore[]): void {
  let waiting = restores;
  const restore = () => {
    waiting = waiting.filter((each) => !each(root));
    if (waiting.length === 0) end();
  };
  // Parts that load later are drawn later. Once the reader does something, what they do counts.
  const observer = new MutationObserver(restore);
  const end = () => observer.disconnect();
  for (const act of ["pointerdown", "keydown", "wheel"]) addEventListener(act, end, { once: true, passive: true });
  observer.observe(root, { childList: true, subtree: true });
  restore();
}

type Find<Of> = (root: HTMLElement) => Of | undefined;

const REGIONS = "main,header,footer";
/** Compared once the one is gone: what it held is still in it. */
const isLike = (one: Element, other: Element): boolean =>
  ["id", "href"].some((name) => one.getAttribute(name) && one.getAttribute(name) === other.getAttribute(name)) ||
  (one.textContent !== "" && one.textContent === other.textContent);

/** Finds the element that the app draws for one: of its kind, in the same part of the page, the same of several. */
function findLike<Of extends Element>(page: HTMLElement, element: Of): Find<Of> {
  const region = element.closest(REGIONS)?.localName ?? "";
  const alikeIn = (within: HTMLElement) =>
    [...within.querySelectorAll<Of>(`${region} ${element.localName}`)].filter((each) => isLike(each, element));
  const at = alikeIn(page).indexOf(element);
  return (root) => {
    const alike = alikeIn(root);
    return alike[at] ?? alike[0];
  };
}

const detailsOf = (page: HTMLElement): readonly Restore[] =>
  [...page.querySelectorAll("details[open] > summary")].map((summary) => {
    const find = findLike(page, summary);
    return (root) => find(root)?.parentElement?.toggleAttribute("open", true);
  });

/** A form that was sent in the meantime (first-paint.ts) is sent by the app. */
const textsOf = (page: HTMLElement): readonly Restore[] =>
  [...page.querySelectorAll("input")]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => {
      const find = findLike(page, input);
      const { value, selectionStart, selectionEnd, form } = input;
      return (root) => {
        const now = find(root);
        if (!now) return false;
        // React would take what is set as `value` for its own.
        now.setRangeText(value, 0, now.value.length);
        flushSync(() => now.dispatchEvent(new Event("input", { bubbles: true })));
        now.setSelectionRange(selectionStart, selectionEnd);
        if (form?.hasAttribute("data-sent")) now.form?.requestSubmit();
        return true;
      };
    });

/** The last one that was pressed in the meantime is pressed once the app has drawn it. */
const pressedIn = (page: HTMLElement): readonly Restore[] =>
  [...page.querySelectorAll<HTMLElement>("button[data-sent]")].map((button) => {
    const find = findLike(page, button);
    return (root) => {
      const now = find(root);
      now?.click();
      return now;
    };
  });

function focusIn(page: HTMLElement): readonly Restore[] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement && page.contains(focused))) return [];
  const find = findLike(page, focused);
  return [
    (root) => {
      find(root)?.focus({ preventScroll: true });
      return document.activeElement !== document.body;
    },
  ];
}

function selectionIn(page: HTMLElement): readonly Restore[] {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !page.contains(selection.anchorNode)) return [];
  const from = endOf(page, selection.anchorNode, selection.anchorOffset);
  const to = endOf(page, selection.focusNode, selection.focusOffset);
  return [
    (root) => {
      const [start, end] = [from(root), to(root)];
      if (start && end) selection.setBaseAndExtent(...start, ...end);
      return start && end;
    },
  ];
}

/** One end of a selection, by the characters of its element before it. */
function endOf(page: HTMLElement, node: Node | null, offset: number): Find<readonly [Node, number]> {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!node || !element) return () => undefined;
  const before = new Range();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  const { length } = `${before}`;
  const find = findLike(page, element);
  return (root) => {
    const walker = document.createTreeWalker(find(root) ?? new Text(), NodeFilter.SHOW_TEXT);
    let left = length;
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      if (left <= text.length) return [text, left];
      left -= text.length;
    }
    return undefined;
  };
}

/** By the first words that the reader sees: above them the app draws more, or less. */
function scrollIn(page: HTMLElement): readonly Restore[] {
  const top = scrollY;
  if (top === 0) return [];
  const seen = [...page.querySelectorAll("main *")].find(
    (each) => each.textContent && !each.firstElementChild && each.getBoundingClientRect().top > 0,
  );
  const place = seen?.getBoundingClientRect().top ?? 0;
  const find = seen && findLike(page, seen);
  const isEnd = top + innerHeight >= document.documentElement.scrollHeight - 1;
  return [
    (root) => {
      // After a reload, the router knows a place further down than the rendered page is long.
      if (isEnd && scrollY > top) return true;
      const now = find?.(root);
      const to = now ? scrollY + now.getBoundingClientRect().top - place : top;
      scrollTo({ top: to, behavior: "instant" });
      return now !== undefined;
    },
  ];
}

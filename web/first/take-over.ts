// Draws the app in place of a rendered page (server/) without loss: what the reader holds goes on where the app draws the same.
import { flushSync } from "react-dom";

/** Puts one thing back; false while what it belongs to is not drawn yet. */
type Restore = () => unknown;

export async function takeOver(root: HTMLElement, draw: () => void): Promise<void> {
  await released(root);
  let waiting = [detailsOf, textsOf, focusIn, selectionIn, scrollIn, pressedIn].flatMap((of) => of(root));
  // In one task: nothing happens and nothing is painted between the two pages.
  flushSync(draw);
  const restore = () => {
    waiting = waiting.filter((each) => !each());
    if (waiting.length === 0) end();
  };
  // Parts that load later are drawn later. Once the reader does something, what they do counts.
  const observer = new MutationObserver(restore);
  const end = () => observer.disconnect();
  for (const act of ["pointerdown", "keydown", "wheel"]) addEventListener(act, end, { once: true, passive: true });
  observer.observe(root, { childList: true, subtree: true });
  restore();
}

/** A link that is pressed while it is replaced would never be clicked. */
async function released(root: HTMLElement): Promise<void> {
  while (root.querySelector(":active")) await new Promise(requestAnimationFrame);
}

type Find<Of> = () => Of | undefined;

const REGIONS = "main,header,footer";
/** Compared once the one is gone: what it held is still in it. */
const isLike = (one: Element, other: Element): boolean =>
  ["id", "href"].some((name) => one.getAttribute(name) && one.getAttribute(name) === other.getAttribute(name)) ||
  (one.textContent !== "" && one.textContent === other.textContent);

/** Finds the element that the app draws for one: of its kind, in the same part of the page, the same of several. */
function findLike<Of extends Element>(root: HTMLElement, element: Of): Find<Of> {
  const region = element.closest(REGIONS)?.localName ?? "";
  const alike = () =>
    [...root.querySelectorAll<Of>(`${region} ${element.localName}`)].filter((each) => isLike(each, element));
  const at = alike().indexOf(element);
  return () => alike()[at] ?? alike()[0];
}

const detailsOf = (root: HTMLElement): readonly Restore[] =>
  [...root.querySelectorAll("details[open] > summary")].map((summary) => {
    const find = findLike(root, summary);
    return () => find()?.parentElement?.toggleAttribute("open", true);
  });

/** A form that was sent in the meantime (first-paint.ts) is sent by the app. */
const textsOf = (root: HTMLElement): readonly Restore[] =>
  [...root.querySelectorAll("input")]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => {
      const find = findLike(root, input);
      const { value, selectionStart, selectionEnd, form } = input;
      return () => {
        const now = find();
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
const pressedIn = (root: HTMLElement): readonly Restore[] =>
  [...root.querySelectorAll<HTMLElement>("button[data-sent]")].map((button) => {
    const find = findLike(root, button);
    return () => {
      const now = find();
      now?.click();
      return now;
    };
  });

function focusIn(root: HTMLElement): readonly Restore[] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement && root.contains(focused))) return [];
  const find = findLike(root, focused);
  return [
    () => {
      find()?.focus({ preventScroll: true });
      return document.activeElement !== document.body;
    },
  ];
}

function selectionIn(root: HTMLElement): readonly Restore[] {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !root.contains(selection.anchorNode)) return [];
  const from = endOf(root, selection.anchorNode, selection.anchorOffset);
  const to = endOf(root, selection.focusNode, selection.focusOffset);
  return [
    () => {
      const [start, end] = [from(), to()];
      if (start && end) selection.setBaseAndExtent(...start, ...end);
      return start && end;
    },
  ];
}

/** One end of a selection, by the characters of its element before it. */
function endOf(root: HTMLElement, node: Node | null, offset: number): Find<readonly [Node, number]> {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!node || !element) return () => undefined;
  const before = new Range();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  const { length } = `${before}`;
  const find = findLike(root, element);
  return () => {
    const walker = document.createTreeWalker(find() ?? new Text(), NodeFilter.SHOW_TEXT);
    let left = length;
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      if (left <= text.length) return [text, left];
      left -= text.length;
    }
    return undefined;
  };
}

/** By the first words that the reader sees: above them the app draws more, or less. */
function scrollIn(root: HTMLElement): readonly Restore[] {
  const top = scrollY;
  if (top === 0) return [];
  const seen = [...root.querySelectorAll("main *")].find(
    (each) => each.textContent && !each.firstElementChild && each.getBoundingClientRect().top > 0,
  );
  const place = seen?.getBoundingClientRect().top ?? 0;
  const find = seen && findLike(root, seen);
  const isEnd = top + innerHeight >= document.documentElement.scrollHeight - 1;
  return [
    () => {
      // After a reload, the router knows a place further down than the rendered page is long.
      if (isEnd && scrollY > top) return true;
      const now = find?.();
      const to = now ? scrollY + now.getBoundingClientRect().top - place : top;
      scrollTo({ top: to, behavior: "instant" });
      return now !== undefined;
    },
  ];
}

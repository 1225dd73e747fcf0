// A paper to print: what is on it, not how it looks. Plain data, since it is drawn by a thread.
import type { Language } from "@sb/contracts/codes.ts";

export type Fact = { readonly name: string; readonly value: string };

export type Block =
  | { readonly kind: "heading" | "text" | "note"; readonly text: string }
  /** Names beside their values. */
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** A QR code that leads somewhere, with a link of CODE_CHARS at most; `alt` says where in words. */
  | { readonly kind: "code"; readonly url: string; readonly alt: string }
  /** Lines to be filled in by hand. */
  | { readonly kind: "blanks"; readonly labels: readonly string[] };

/** With more of them a module is too small for a camera. */
export const CODE_CHARS = 900;

export type Paper = {
  /** The paper's language; it decides which fonts are asked first. */
  readonly language: Language;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  /** Above the title. */
  readonly brand: string;
  readonly title: string;
  readonly qr: { readonly url: string; readonly caption: string };
  readonly blocks: readonly Block[];
  /** On each page, before its number. */
  readonly foot: string;
  /** At the end, where a character had to be spelt. */
  readonly speltNote: string;
  /** At the end, where the paper has more than PAGES_MAX pages and was cut. */
  readonly cutNote: string;
};

/** A report of the usual length has two or three; the longest that can be filed has more than a hundred. */
export const PAGES_MAX = 60;

// Markdown as HTML, within MARKDOWN_LIMITS and not sanitized yet.
import { Parser } from "marked";
import { BoundedLexer, BoundedTokenizer } from "./bounded-lexer.ts";
import { MARKDOWN_LIMITS } from "./limits.ts";
import { ArticleRenderer } from "./renderer.ts";

/** Undefined where the text is too long, becomes too much, or marked fails. */
export function rawHtmlOf(text: string): string | undefined {
  if (text.length > MARKDOWN_LIMITS.chars) return undefined;
  const options = { gfm: true, tokenizer: new BoundedTokenizer(), renderer: new ArticleRenderer() };
  try {
    const html = new Parser(options).parse(new BoundedLexer(options).lex(text));
    return isBearable(html) ? html : undefined;
  } catch {
    // A text that marked has no answer to is still a text.
    return undefined;
  }
}

function isBearable(html: string): boolean {
  if (html.length > MARKDOWN_LIMITS.htmlChars) return false;
  return html.split("<").length - 1 <= MARKDOWN_LIMITS.tags;
}

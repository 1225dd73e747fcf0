// The HTML of Markdown's tokens where it differs from marked's own.
import { Renderer, type Tokens } from "marked";
import { MARKDOWN_LIMITS } from "./limits.ts";

type LinkTarget = { href: string; title?: string | null | undefined };

const isShort = ({ href, title }: LinkTarget): boolean =>
  href.length <= MARKDOWN_LIMITS.urlChars && (title ?? "").length <= MARKDOWN_LIMITS.urlChars;

export class ArticleRenderer extends Renderer {
  override link(token: Tokens.Link): string {
    return isShort(token) ? super.link(token) : this.parser.parseInline(token.tokens);
  }

  override image(token: Tokens.Image): string {
    return isShort(token) ? super.image(token) : super.text({ type: "text", raw: token.text, text: token.text });
  }

  /** Checkboxes of task lists are only for display. */
  override checkbox({ checked }: Tokens.Checkbox): string {
    return checked ? "☑ " : "☐ ";
  }
}

// Reads Markdown within MARKDOWN_LIMITS. What is too long or too deep becomes plain text.
import { Lexer, type Token, Tokenizer, type Tokens, type TokensList } from "marked";
import { MARKDOWN_LIMITS } from "./limits.ts";

export class BoundedLexer extends Lexer {
  #depth = 0;
  #inlineDepth = 0;

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], lastParagraphClipped = false): Token[] {
    if (this.#depth > MARKDOWN_LIMITS.depth) return plain(src, tokens);
    this.#depth += 1;
    try {
      return super.blockTokens(src, tokens, lastParagraphClipped);
    } finally {
      this.#depth -= 1;
    }
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    const { inlineChars, inlineDepth } = MARKDOWN_LIMITS;
    if (src.length > inlineChars || this.#inlineDepth > inlineDepth) return plain(src, tokens);
    this.#inlineDepth += 1;
    try {
      return super.inlineTokens(src, tokens);
    } finally {
      this.#inlineDepth -= 1;
    }
  }
}

function plain(text: string, tokens: Token[]): Token[] {
  tokens.push({ type: "text", raw: text, text, escaped: false });
  return tokens;
}

/** Raw HTML stays text, but for `<br>`, which tables need. Tables have a limited size. */
export class BoundedTokenizer extends Tokenizer {
  override html(): undefined {
    return undefined;
  }

  override tag(src: string): Tokens.Tag | undefined {
    return /^<br *\/?>/i.test(src) ? super.tag(src) : undefined;
  }

  override table(src: string): Tokens.Table | undefined {
    const [raw = "", header = "", , rows = ""] = this.rules.block.table.exec(src) ?? [];
    const isSmall = countOf("|", header) <= MARKDOWN_LIMITS.columns && countOf("\n", rows) <= MARKDOWN_LIMITS.rows;
    // The whole of it is taken: marked would look for a table again in each of its rows.
    return isSmall ? super.table(src) : (asWritten(raw) as unknown as Tokens.Table);
  }
}

const asWritten = (raw: string): Tokens.Code => ({ type: "code", raw, text: raw });

const countOf = (char: string, text: string): number => text.split(char).length - 1;

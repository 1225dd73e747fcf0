// Markdown without a browser: elements are made of its tokens one by one, so nothing that others wrote is ever taken for HTML. The app
// draws it anew when it starts (markdown/markdown.tsx).
import { type MarkedToken, type Token, type Tokens, walkTokens } from "marked";
import { createElement, Fragment, type ReactNode } from "react";
import { BoundedLexer, BoundedTokenizer } from "../markdown/bounded-lexer.ts";
import { MARKDOWN_LIMITS } from "../markdown/limits.ts";
import styles from "../markdown/markdown.module.css";
import type { PictureOf } from "../markdown/sized-pictures.ts";

type Props = { text: string; pictureOf?: PictureOf };

export function PlainMarkdown({ text, pictureOf = () => undefined }: Props) {
  const tokens = tokensOf(text);
  if (tokens === undefined) return <div className={styles.plain}>{text}</div>;
  const levels = [...new Set(headingsIn(tokens))].sort();
  return <div className={styles.markdown}>{drawAll(tokens, { levels, pictureOf })}</div>;
}

/** As a line of text: for descriptions. */
export function textOf(markdown: string): string {
  const tokens = tokensOf(markdown);
  return tokens === undefined ? markdown : wordsOf(tokens, " ").trim();
}

/** Blocks stand apart, what is inside of a line does not. */
const wordsOf = (tokens: readonly Token[], between: string): string =>
  (tokens as readonly MarkedToken[])
    .map((token) => {
      if (token.type === "list") return wordsOf(token.items, " ");
      if (token.type === "list_item" || token.type === "blockquote") return wordsOf(token.tokens, " ");
      if ("tokens" in token && token.tokens && token.tokens.length > 0) return wordsOf(token.tokens, "");
      return token.type === "text" || token.type === "codespan" || token.type === "escape" ? token.text : "";
    })
    .filter((words) => words !== "")
    .join(between);

function tokensOf(text: string): readonly Token[] | undefined {
  if (text.length > MARKDOWN_LIMITS.chars) return undefined;
  try {
    const tokens = new BoundedLexer({ gfm: true, tokenizer: new BoundedTokenizer() }).lex(text);
    let count = 0;
    walkTokens(tokens, () => {
      count += 1;
    });
    return count > MARKDOWN_LIMITS.tags ? undefined : tokens;
  } catch {
    // A text that marked has no answer to is still a text.
    return undefined;
  }
}

const headingsIn = (tokens: readonly Token[]): readonly number[] =>
  tokens.flatMap((token) => (token.type === "heading" ? [(token as Tokens.Heading).depth] : []));

type Drawing = {
  /** Depths of headings that the text has; the highest becomes an `h2`. */
  readonly levels: readonly number[];
  readonly pictureOf: PictureOf;
};

const drawAll = (tokens: readonly Token[] = [], drawing: Drawing): ReactNode =>
  tokens.map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tokens are never reordered.
    <Fragment key={at}>{draw(token as MarkedToken, drawing)}</Fragment>
  ));

const INLINE: Readonly<Record<string, string>> = { strong: "strong", em: "em", del: "del", blockquote: "blockquote" };

function draw(token: MarkedToken, drawing: Drawing): ReactNode {
  const inner = (tokens: readonly Token[] | undefined) => drawAll(tokens, drawing);
  const tag = INLINE[token.type];
  if (tag !== undefined && "tokens" in token) return createElement(tag, undefined, inner(token.tokens));
  switch (token.type) {
    case "heading":
      return createElement(`h${Math.min(6, 2 + drawing.levels.indexOf(token.depth))}`, undefined, inner(token.tokens));
    case "paragraph":
      return <p>{inner(token.tokens)}</p>;
    case "list":
      return createElement(
        token.ordered ? "ol" : "ul",
        undefined,
        token.items.map((item) => <Item key={item.raw} item={item} drawing={drawing} />),
      );
    case "code":
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case "codespan":
      return <code>{token.text}</code>;
    case "hr":
      return <hr />;
    case "br":
      return <br />;
    case "link":
      return <Link href={token.href}>{inner(token.tokens)}</Link>;
    case "image":
      return <Picture token={token} drawing={drawing} />;
    case "table":
      return <Table table={token} drawing={drawing} />;
    case "text":
      return token.tokens ? inner(token.tokens) : token.text;
    case "escape":
      return token.text;
    case "checkbox":
      return token.checked ? "☑ " : "☐ ";
    case "space":
    case "def":
      return null;
    default:
      return token.raw === "" ? null : /^<br *\/?>$/i.test(token.raw) ? <br /> : token.raw;
  }
}

const Item = ({ item, drawing }: { item: Tokens.ListItem; drawing: Drawing }) => (
  <li>{drawAll(item.tokens, drawing)}</li>
);

const ALLOWED = /^(?:https?:|mailto:|tel:|#)/i;
const HERE = "https://here.invalid";

/** Browsers take `/\` and a tab between two slashes for `//`, which leads elsewhere. */
const isPath = (href: string): boolean => href.startsWith("/") && URL.parse(href, HERE)?.origin === HERE;

/** Search engines take nothing of ours for a recommendation. */
function Link({ href, children }: { href: string; children: ReactNode }) {
  if (!(ALLOWED.test(href) || isPath(href)) || href.length > MARKDOWN_LIMITS.urlChars) return children;
  return (
    <a href={href} {...(/^https?:/i.test(href) && { rel: "nofollow ugc noopener" })}>
      {children}
    </a>
  );
}

/** A picture from elsewhere would tell others who reads this: a link leads to it. */
function Picture({ token: { href, text }, drawing }: { token: Tokens.Image; drawing: Drawing }) {
  if (!isPath(href)) return <Link href={href}>{text}</Link>;
  const { srcset, ...sizes } = drawing.pictureOf(href) ?? {};
  return <img src={href} alt={text} loading="lazy" decoding="async" srcSet={srcset} {...sizes} />;
}

const Table = ({ table, drawing }: { table: Tokens.Table; drawing: Drawing }) => (
  <table>
    <thead>
      <tr>
        {table.header.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are never reordered.
          <th key={at}>{drawAll(cell.tokens, drawing)}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never reordered.
        <tr key={at}>
          {row.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells are never reordered.
            <td key={column}>{drawAll(cell.tokens, drawing)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

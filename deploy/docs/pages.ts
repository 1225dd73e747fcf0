// The documents as pages: every .md of the repository, rendered, with its links followed and its sections for the search. Pure but for reading.
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { Marked, type Token, type Tokens } from "marked";

type Section = { readonly id: string; readonly title: string; readonly text: string };

export type Page = {
  /** From the root of the repository, as it stands there: `docs/operations.md`. */
  readonly file: string;
  /** Its place in the site: `docs/operations.html`. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
  /** Links that lead nowhere: to no file of ours, or to no heading of a document. */
  readonly broken: readonly string[];
};

type Document = { readonly file: string; readonly tokens: readonly Token[]; readonly ids: ReadonlyMap<Token, string> };

const EXCLUDED = ["**/node_modules/**", "data/**", "**/dist/**"];
const marked = new Marked();

/** In the order of their names. */
export function readPages(root: string): readonly Page[] {
  const files = globSync("**/*.md", { cwd: root, exclude: EXCLUDED }).map((file) => file.replaceAll("\\", "/"));
  const documents = new Map(files.sort().map((file) => [file, parse(file, readFileSync(join(root, file), "utf8"))]));
  return [...documents.values()].map((document) => pageOf(document, documents, root));
}

/** The README of the repository is the first page. */
const pathOf = (file: string): string => (file === "README.md" ? "index.html" : file.replace(/\.md$/, ".html"));

function parse(file: string, text: string): Document {
  const tokens = marked.lexer(text);
  const taken = new Map<string, number>();
  const headings = tokens.filter((token) => token.type === "heading");
  return { file, tokens, ids: new Map(headings.map((token) => [token, idOf(plain(token), taken)])) };
}

/** As GitHub makes them, so that a link leads to the same place there. */
function idOf(title: string, taken: Map<string, number>): string {
  const id = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
  const times = taken.get(id) ?? 0;
  taken.set(id, times + 1);
  return times === 0 ? id : `${id}-${times}`;
}

/** The words of a token, without Markdown. */
function plain(token: Token): string {
  if ("tokens" in token && token.tokens) return token.tokens.map(plain).join("");
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].map((row) => row.map(({ tokens }) => tokens.map(plain).join("")).join(" ")).join("\n");
  }
  if (token.type === "list") return (token as Tokens.List).items.map(plain).join("\n");
  return "text" in token ? String(token.text) : " ";
}

function pageOf(document: Document, documents: ReadonlyMap<string, Document>, root: string): Page {
  const { file, tokens, ids } = document;
  const broken: string[] = [];
  const follow = (href: string): string | undefined => {
    if (/^[a-z]+:/i.test(href)) return href;
    const [path = "", id = ""] = decodeURI(href).split("#");
    const target = path === "" ? file : posix.normalize(posix.join(dirname(file), path));
    const inner = documents.get(target) ?? documents.get(posix.join(target, "README.md"));
    if (!existsSync(join(root, target)) || (id !== "" && !hasHeading(inner, id))) broken.push(href);
    if (inner === undefined) return isPicture(root, target) ? href : undefined;
    const to = posix.relative(dirname(file), pathOf(inner.file)) || pathOf(inner.file);
    return id === "" ? to : `${to}#${id}`;
  };
  const html = rendererFor(ids, follow).parser([...tokens]);
  const [first] = ids.keys();
  return { file, path: pathOf(file), title: first ? plain(first) : file, html, sections: sectionsOf(document), broken };
}

const hasHeading = (document: Document | undefined, id: string): boolean =>
  document !== undefined && [...document.ids.values()].includes(id);

const isPicture = (root: string, file: string): boolean =>
  /\.(?:png|webp|svg)$/.test(file) && statSync(join(root, file), { throwIfNoEntry: false })?.isFile() === true;

/** A link to a file of the source becomes its words alone: the site has documents. */
function rendererFor(ids: Document["ids"], follow: (href: string) => string | undefined): Marked {
  return new Marked({
    renderer: {
      heading(token) {
        const id = ids.get(token) ?? "";
        return `<h${token.depth} id="${id}">${this.parser.parseInline(token.tokens)} <a class="here" href="#${id}" aria-hidden="true" tabindex="-1">#</a></h${token.depth}>\n`;
      },
      link({ href, tokens }) {
        const to = follow(href);
        const text = this.parser.parseInline(tokens);
        return to === undefined ? text : `<a href="${escaped(to)}">${text}</a>`;
      },
      image({ href, text }) {
        return `<img src="${escaped(follow(href) ?? href)}" alt="${escaped(text)}" loading="lazy">`;
      },
      table(token) {
        const row = (cells: readonly Tokens.TableCell[], tag: "th" | "td") =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join("")}</tr>`;
        const body = token.rows.map((cells) => row(cells, "td")).join("\n");
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
}

/** From heading to heading, with the words below each. */
function sectionsOf({ tokens, ids }: Document): readonly Section[] {
  const sections: { id: string; title: string; text: string }[] = [];
  for (const token of tokens) {
    const id = ids.get(token);
    if (id !== undefined) sections.push({ id, title: plain(token), text: "" });
    const last = sections.at(-1);
    if (id === undefined && last) last.text += `${plain(token)}\n`;
  }
  return sections;
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

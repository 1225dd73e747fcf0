// What is left of HTML that others wrote: text and its structure. Nothing that runs, sends, hides or loads from elsewhere.
import createPurify from "dompurify";

const ALLOWED = {
  RETURN_DOM_FRAGMENT: true as const,
  ALLOWED_TAGS: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "blockquote", "pre", "code", "ul", "ol", "li"],
    ...["strong", "em", "b", "i", "del", "s", "sub", "sup", "a", "img"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
  ],
  ALLOWED_ATTR: ["href", "src", "alt", "title", "start", "align"],
  ADD_URI_SAFE_ATTR: ["start", "align"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** What a link may begin with: the web, mail, a telephone, a path or a place of this page. */
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/|#)/i,
};

const purify = createPurify(window);

export const harmless = (html: string): DocumentFragment => purify.sanitize(html, ALLOWED);

purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName === "A") tameLink(node);
  // An image from elsewhere would tell others who reads this.
  if (node.tagName === "IMG" && urlOf(node, "src")?.origin !== location.origin)
    node.replaceWith(node.getAttribute("alt") ?? "");
});

/** Links that lead elsewhere open beside this page, which they learn nothing of. */
function tameLink(link: Element): void {
  const url = urlOf(link, "href");
  if (url === undefined || url.origin === location.origin) return;
  link.setAttribute("rel", "noopener nofollow");
  if (url.protocol.startsWith("http")) link.setAttribute("target", "_blank");
}

function urlOf(element: Element, name: "href" | "src"): URL | undefined {
  const text = element.getAttribute(name);
  return text !== null && URL.canParse(text, location.href) ? new URL(text, location.href) : undefined;
}

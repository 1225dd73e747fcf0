// The harmless rest of HTML that others wrote: text and its structure. Nothing runs, sends, hides or loads from elsewhere.
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
  /** Beginnings of allowed links: the web, mail, a telephone, a path or a place of this page. */
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/|#)/i,
};

const purify = createPurify(window);

export const harmless = (html: string): DocumentFragment => purify.sanitize(html, ALLOWED);

purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName === "A") tameLink(node);
  if (node.tagName === "IMG") tameImage(node);
});

/** Links that lead elsewhere open beside this page, which they learn nothing of. */
function tameLink(link: Element): void {
  const url = urlOf(link, "href");
  if (url === undefined || url.origin === location.origin) return;
  link.setAttribute("rel", "noopener nofollow");
  if (isWeb(url)) link.setAttribute("target", "_blank");
}

function tameImage(image: Element): void {
  const url = urlOf(image, "src");
  if (url?.origin === location.origin) {
    image.setAttribute("loading", "lazy");
    image.setAttribute("decoding", "async");
  } else image.replaceWith(linkInsteadOf(image, url));
}

/** Loading an image from elsewhere would tell others who reads this: a link leads to it, for those who want to. */
function linkInsteadOf(image: Element, url: URL | undefined): Element | string {
  const words = image.getAttribute("alt") || url?.host || "";
  if (!url || !isWeb(url) || image.closest("a")) return words;
  const link = document.createElement("a");
  link.href = url.href;
  link.textContent = words;
  tameLink(link);
  return link;
}

const isWeb = ({ protocol }: URL): boolean => protocol === "https:" || protocol === "http:";

function urlOf(element: Element, name: "href" | "src"): URL | undefined {
  const text = element.getAttribute(name);
  return text !== null && URL.canParse(text, location.href) ? new URL(text, location.href) : undefined;
}

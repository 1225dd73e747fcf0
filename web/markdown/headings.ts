export type Heading = {
  /** Absent without `anchors`. */
  readonly id: string | undefined;
  readonly level: number;
  readonly text: string;
};

type Options = { readonly level: number; readonly anchors?: string | undefined };

/** Renumbers the headings in place so that they start at `level` and skip none, and gives them ids. */
export function level(fragment: DocumentFragment, { level: top, anchors }: Options): readonly Heading[] {
  const found = [...fragment.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const used = [...new Set(found.map(({ tagName }) => tagName))].sort();
  return found.map((heading, index) => {
    const own = document.createElement(`h${Math.min(6, top + used.indexOf(heading.tagName))}`);
    if (anchors !== undefined) own.id = `${anchors}-${index + 1}`;
    own.append(...heading.childNodes);
    heading.replaceWith(own);
    return { id: own.id || undefined, level: Number(own.tagName.slice(1)), text: own.textContent.trim() };
  });
}

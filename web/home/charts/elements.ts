// SVG and HTML helpers for the drawings.

const SVG = "http://www.w3.org/2000/svg";

type Attributes = Readonly<Record<string, string | number>>;

/** An SVG that stretches to its container; `width` by `height` is its viewBox. */
export function stretched(className: string | undefined, width: number, height: number, shapes: readonly Node[]): Node {
  const viewBox = `0 0 ${width} ${height}`;
  return withAttributes(
    document.createElementNS(SVG, "svg"),
    className,
    { viewBox, preserveAspectRatio: "none" },
    shapes,
  );
}

/** Keeps the stroke width when the SVG is stretched. */
export function shape(tag: "path" | "line" | "rect", className: string | undefined, attributes: Attributes): Node {
  const kept = { ...attributes, "vector-effect": "non-scaling-stroke" };
  return withAttributes(document.createElementNS(SVG, tag), className, kept);
}

/** An absolutely positioned text; `at` are style properties. */
export function label(className: string | undefined, text: string, at: Readonly<Record<string, string>> = {}): Node {
  const made = document.createElement("span");
  if (className) made.className = className;
  made.textContent = text;
  for (const [name, value] of Object.entries(at)) made.style.setProperty(name, value);
  return made;
}

export const share = (part: number, of: number): string => `${((part / of) * 100).toFixed(3)}%`;

function withAttributes(
  element: Element,
  className: string | undefined,
  attributes: Attributes,
  children: readonly Node[] = [],
): Node {
  if (className) element.setAttribute("class", className);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

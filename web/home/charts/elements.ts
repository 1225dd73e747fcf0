// What drawings are made of.

const SVG = "http://www.w3.org/2000/svg";

type Attributes = Readonly<Record<string, string | number>>;

/** A drawing that is stretched over its place: `width` by `height` of its own units, whatever the place's shape. */
export function stretched(className: string | undefined, width: number, height: number, shapes: readonly Node[]): Node {
  const viewBox = `0 0 ${width} ${height}`;
  return withAttributes(
    document.createElementNS(SVG, "svg"),
    className,
    { viewBox, preserveAspectRatio: "none" },
    shapes,
  );
}

/** Lines keep their width however far they are stretched. */
export function shape(tag: "path" | "line" | "rect", className: string | undefined, attributes: Attributes): Node {
  const kept = { ...attributes, "vector-effect": "non-scaling-stroke" };
  return withAttributes(document.createElementNS(SVG, tag), className, kept);
}

/** A text at a place of its own; `at` are properties of style. */
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

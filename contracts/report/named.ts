/** Values with their labels, in the order of the labels; a field without a label keeps its name, at the end. */
export function named(
  entered: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] {
  const known = Object.keys(names).filter((field) => entered[field]);
  const others = Object.keys(entered).filter((field) => !Object.hasOwn(names, field));
  return [...known, ...others].map((field) => [names[field] ?? field, entered[field] ?? ""]);
}

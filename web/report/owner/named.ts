/** What was entered, in the order of its names; a field without a name of ours keeps its own, at the end. */
export function named(
  entered: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] {
  const known = Object.keys(names).filter((field) => entered[field]);
  const others = Object.keys(entered).filter((field) => !Object.hasOwn(names, field));
  return [...known, ...others].map((field) => [names[field] ?? field, entered[field] ?? ""]);
}

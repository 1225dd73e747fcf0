// Takes out of a library what this app never asks of it, where the library can't be tree-shaken: functions inside of functions, branches
// that depend on an option. The build stops where the library no longer has what is taken out: somebody has to look again.
import { parseAst, Visitor } from "vite";

export type Unused = {
  /** Calls by the function's name, and the value that they always have here. */
  readonly calls?: Readonly<Record<string, string>>;
  /** Functions that are called with their first argument alone. */
  readonly firstOnly?: readonly string[];
  /** Functions that are never called; they throw. */
  readonly never?: readonly string[];
  /** Functions with less to do, and their new bodies. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** Variables and properties, and the value that they always have here where they are read. */
  readonly values?: Readonly<Record<string, string>>;
};

type Edit = { readonly start: number; readonly end: number; readonly by: string };
type Place = { readonly start: number; readonly end: number };

export function leaveOut(code: string, unused: Unused, library: string): string {
  const { calls = {}, firstOnly = [], never = [], bodies = {}, values = {} } = unused;
  const edits: Edit[] = [];
  const left = new Set([...Object.keys({ ...calls, ...bodies, ...values }), ...firstOnly, ...never]);
  const edit = (name: string, { start, end }: Place, by: string) => {
    left.delete(name);
    edits.push({ start, end, by });
  };
  /** Places of names that are no reads: assigned, declared, keys. */
  const named = new Set<number>();
  const read = (place: Place) => {
    const name = code.slice(place.start, place.end);
    if (Object.hasOwn(values, name) && !named.has(place.start)) edit(name, place, values[name] ?? "");
  };
  new Visitor({
    FunctionDeclaration({ id, params, body }) {
      for (const param of params) named.add(param.start);
      if (!id || !body) return;
      if (never.includes(id.name)) edit(id.name, body, '{throw Error("left out")}');
      else if (Object.hasOwn(bodies, id.name)) edit(id.name, body, `{${bodies[id.name]}}`);
    },
    CallExpression(call) {
      const name = code.slice(call.callee.start, call.callee.end);
      const [first] = call.arguments;
      if (Object.hasOwn(calls, name)) edit(name, call, `(${calls[name]})`);
      else if (first && firstOnly.includes(name)) edit(name, { start: first.end, end: call.end - 1 }, "");
    },
    AssignmentExpression: ({ left }) => void named.add(left.start),
    VariableDeclarator: ({ id }) => void named.add(id.start),
    Property: ({ key }) => void named.add(key.start),
    MemberExpression(member) {
      named.add(member.property.start);
      read(member);
    },
    Identifier: read,
  }).visit(parseAst(code));
  if (left.size > 0) throw new Error(`${library} no longer has ${[...left].join(", ")}`);
  return applied(code, edits);
}

/** Edits inside of others are dropped. */
function applied(code: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let result = "";
  let at = 0;
  for (const { start, end, by } of sorted) {
    if (start < at) continue;
    result += code.slice(at, start) + by;
    at = end;
  }
  return result + code.slice(at);
}

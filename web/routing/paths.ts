// Builds every path of the app from the path of its screen: `pathTo("/report/history/:dclrSeq", { dclrSeq, page })`.

/** The paths of all screens; each subject adds those of its own (`web/<subject>/screens.ts`). */
export interface Paths {
  home: "/";
}
export type Path = Paths[keyof Paths];

export type Words = Readonly<Record<string, string | number | undefined>>;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Params that are more than a text, by name; a subject may add its own. */
export interface ParamTypes {
  seq: number;
  [seq: `${string}Seq`]: number;
}

/** A path's params. */
export type ParamsOf<P extends string> = {
  readonly [Name in ParamNames<P>]: Name extends keyof ParamTypes ? ParamTypes[Name] : string;
};

/** A value that the path names goes into it, all others into the query. */
export function pathTo<P extends Path>(
  path: P,
  ...[values = {}]: [ParamNames<P>] extends [never] ? [values?: Words] : [values: ParamsOf<P> & Words]
): string {
  const { ...others }: Record<string, string | number | undefined> = values;
  const filled = path.replace(PARAM, (_, name: string) => {
    const value = encodeURIComponent(String(others[name]));
    delete others[name];
    return value;
  });
  return withSearch(filled, others);
}

/** A param of a path. */
export const PARAM = /:(\w+)/g;

/** A path with its query; undefined and empty values are omitted. */
export function withSearch(path: string, search: Words = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== "") query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

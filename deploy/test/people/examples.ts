// For tests: sends the examples of the route table, and makes what they need by sending those that make it.
import { randomUUID } from "node:crypto";
import { type Example, type Made, type Own, outcomeOf, type Role } from "@sb/contracts/example.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { madeUpAddress } from "./declaration.ts";
import { type Answer, authorize, request } from "./person.ts";
import { type Actor, newNickname } from "./roles.ts";

/** An example whose values are those that were made for it. */
export type Ready = Pick<Example, "params" | "query" | "body" | "file">;
type Sent = { readonly sent: Ready; readonly answer: Answer };
type Headers = Readonly<Record<string, string>>;

export type Senders = {
  readonly url: string;
  /** The one who plays a role, for the things that are made. */
  readonly actor: (role: Role) => Actor;
  /** With each request. */
  readonly headers?: () => Headers;
};

export type Sender = {
  /** Makes the things that an example needs. `anew`: each has its own, where the example says so. */
  ready(example: Example, actor: Actor, anew?: boolean): Promise<Ready>;
  send(key: RouteKey, ready: Ready, actor: Actor, headers?: Headers): Promise<Answer>;
  /** The position of the newest write. */
  position(): string | undefined;
};

export function exampleOf(key: string, what?: string): Example {
  const { examples } = routes[key as RouteKey] as Route;
  const found = what === undefined ? examples[0] : examples.find((example: Example) => example.what === what);
  if (!found) throw new Error(`${key} has no example ${what}`);
  return found;
}

/** The maker of a thing: users make what is theirs, staff what is for everybody. */
const makerOf = ({ who }: Route): Role =>
  who === "anyone" || who === "user" ? "user" : who === "agency" ? who : "admin";

export function createSender({ url, actor: play, headers: more = () => ({}) }: Senders): Sender {
  const shared = new Map<string, Promise<Sent>>();
  /** The position of the newest write: reads see it. */
  let position: string | undefined;

  async function ready(example: Example, actor: Actor, anew = true): Promise<Ready> {
    const own = new Map<string, Promise<Sent>>();
    const make = (made: Made): Promise<Sent> => {
      const { by, example: what, as } = made;
      const among = made.anew && anew ? own : shared;
      const name = [by, what, as].join(" ");
      const known = among.get(name) ?? sendMade(made, anew);
      among.set(name, known);
      return known;
    };
    for (const made of example.before ?? []) await make(made);
    const { params, query, body, file } = example;
    let filled: Ready = { params, query, body, ...(file && { file }) } as Ready;
    for (const [path, given] of Object.entries(example.given ?? {})) {
      const value = typeof given === "string" ? await ownOf(given, actor) : foundIn(await make(given), given, path);
      filled = put(filled, path.split("."), value) as Ready;
    }
    return filled;
  }

  async function sendMade({ by, example: what, as }: Made, anew: boolean): Promise<Sent> {
    const key = by as RouteKey;
    const route: Route = routes[key];
    const example = exampleOf(by, what);
    const role = as ?? makerOf(route);
    const actor = play(role);
    const sent = await ready(example, actor, anew);
    const answer = await send(key, sent, actor);
    const outcome = outcomeOf(route, example, role);
    const isFine = typeof outcome === "number" ? answer.status === outcome : answer.status >= 400;
    if (!isFine) throw new Error(`${by} ${what ?? ""}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return { sent, answer };
  }

  async function ownOf(own: Own, { email, registrationToken }: Actor): Promise<unknown> {
    if (own === "a new nickname") return newNickname();
    if (own === "a new address") return madeUpAddress(randomUUID());
    if (own === "a new site") return `https://${randomUUID()}-fraud.com`;
    if (own === "a new e-mail") return `${randomUUID()}@people.net`;
    if (own === "now") return new Date().toISOString();
    return own === "the issuer's answer" ? authorize(url, email) : registrationToken;
  }

  async function send(key: RouteKey, ready: Ready, actor: Actor, headers: Headers = {}): Promise<Answer> {
    const [method = "", table = ""] = key.split(" ");
    const route: Route = routes[key];
    const answer = await request(url, method, pathOf(table, ready), bodyOf(route, ready), {
      ...more(),
      ...(route.service === "query" && position !== undefined ? { "sb-min-position": position } : {}),
      ...(actor.token === undefined ? {} : { authorization: `Bearer ${actor.token}` }),
      ...(actor.cookie === undefined ? {} : { cookie: actor.cookie }),
      ...headers,
    });
    const written = answer.headers.get("sb-position");
    if (written !== null && (position === undefined || written > position)) position = written;
    return answer;
  }

  return { ready, send, position: () => position };
}

/** A route's path with the parameters and the query of a request, in their dotted form. */
function pathOf(table: string, { params = {}, query = {} }: Ready): string {
  const path = table.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const sent = queryOf(query);
  return sent === "" ? path : `${path}?${sent}`;
}

/** In the dotted form of the wire. */
export const queryOf = (query: object): string => new URLSearchParams(dotted(query)).toString();

const dotted = (query: object, prefix = ""): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    typeof value === "object" && value !== null ? dotted(value, `${prefix}${name}.`) : [[prefix + name, String(value)]],
  );

function bodyOf({ multipart }: Route, { body, file }: Ready): unknown {
  if (!file) return body;
  const form = new FormData();
  if (multipart === "*") for (const [name, value] of Object.entries(body as object)) form.set(name, String(value));
  else form.set(multipart ?? "", JSON.stringify(body));
  form.append("files", new Blob([Buffer.from(file.base64, "base64")]), file.name);
  return form;
}

/** By default the member of the answer that has the name of the place: `dclrSeq` for `body.dclrSeq`. */
function foundIn({ sent, answer }: Sent, { at }: Made, place: string): unknown {
  const value = foundAt(
    { ...(answer.body as object), sent },
    (at ?? place.slice(place.lastIndexOf(".") + 1)).split("."),
  );
  if (value === undefined) throw new Error(`nothing at ${at ?? place} of ${JSON.stringify(answer.body)}`);
  return value;
}

/** The value at a path in what was sent, or in an answer. */
export const foundAt = (from: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], from);

/** A copy with another value at the path. */
function put(into: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const object = (into ?? {}) as Readonly<Record<string, unknown>>;
  return { ...object, [name]: put(object[name], rest, value) };
}

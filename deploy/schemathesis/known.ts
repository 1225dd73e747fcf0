// Makes what requests can name, so that they reach more than NOT_FOUND: what the examples of the route table say must be there.
import type { LoginAnswer } from "@sb/contracts/account/wire.ts";
import { type Example, outcomeOf, type Role } from "@sb/contracts/example.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { createSender, foundAt, type Sender } from "../test/people/examples.ts";
import { login } from "../test/people/person.ts";
import type { Actor } from "../test/people/roles.ts";

/** Each route has its own, so that what one deletes is there for the others. */
const COPIES = 2;
/** Each serves one request: afterwards its owner has joined. */
const NEWCOMERS = 10;

export type Known = {
  /** By the parameter that names them, as the tool calls it: `path.dclrSeq`. */
  readonly byPlace: Readonly<Record<string, readonly (string | number)[]>>;
  readonly registrationTokens: readonly string[];
  /** For sb-min-position. */
  readonly position: string;
};

export async function makeKnown(url: string, actor: (role: Role) => Actor): Promise<Known> {
  const byPlace = new Map<string, Set<string | number>>();
  let position = "";
  for (let copy = 0; copy < COPIES; copy += 1) {
    const sender = createSender({ url, actor });
    for (const { route, example } of needing) {
      for (const [place, value] of await makeFor(sender, route, example, actor)) {
        const values = byPlace.get(place) ?? new Set();
        byPlace.set(place, values.add(value));
      }
    }
    position = sender.position() ?? position;
  }
  const registrationTokens: string[] = [];
  for (let at = 0; at < NEWCOMERS; at += 1) registrationTokens.push(await newcomer(url, at));
  return {
    byPlace: Object.fromEntries([...byPlace].map(([place, values]) => [place, [...values]])),
    registrationTokens,
    position,
  };
}

/** Examples that are about something which another one makes. */
const needing = (Object.keys(routes) as RouteKey[]).flatMap((key) => {
  const route: Route = routes[key];
  return route.examples.flatMap((example: Example) =>
    Object.keys(madePlaces(example)).length > 0 ? [{ route, example }] : [],
  );
});

function madePlaces({ given = {} }: Example) {
  return Object.fromEntries(Object.entries(given).filter(([, each]) => typeof each === "object"));
}

async function makeFor(sender: Sender, route: Route, example: Example, actor: (role: Role) => Actor) {
  const role = (["user", "admin", "agency"] as const).find(
    (each) => typeof outcomeOf(route, example, each) === "number",
  );
  const ready = await sender.ready(example, actor(role ?? "user"));
  return Object.keys(madePlaces(example)).map((path) => {
    const value = foundAt(ready, path.split(".")) as string | number;
    return [path.replace(/^params\./, "path."), value] as const;
  });
}

async function newcomer(url: string, at: number): Promise<string> {
  const { body }: { readonly body: LoginAnswer } = await login(url, `newcomer${at}@fuzz.example`);
  if (body.status !== "INCOMPLETE") throw new Error("A newcomer has an account already");
  return body.registrationToken;
}

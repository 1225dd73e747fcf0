// Answers of the server changed on their way to a page, so that a screen is in a state that its content doesn't bring about.
import type { Page, Route } from "@playwright/test";
import { withoutAnswer } from "../support/rendered.ts";
import type { State } from "./plan.ts";

/** Which GETs were held, changed or refused, and whether it made a difference. */
export type Touched = { readonly count: () => number };

/** Logging in is not what is looked at. */
const isData = (url: URL): boolean => url.pathname.startsWith("/sb/") && !url.pathname.startsWith("/sb/user/login");

const PROBLEM = { type: "about:blank", title: "Something went wrong on our side", status: 500, code: "INTERNAL" };

/** Whether it needs a page of its own, whose answers are changed on their way. */
export const changesAnswers = (state: State): boolean => state in ANSWERS;

/** From now on the page gets what the state is about. */
export async function bring(page: Page, state: State): Promise<Touched> {
  let count = 0;
  const answer = ANSWERS[state];
  if (!answer) return { count: () => 1 };
  await withoutAnswer(page);
  await page.route(isData, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    if (await answer(route)) count += 1;
  });
  return { count: () => count };
}

/** Whether it changes anything. */
type AnswerTo = (route: Route) => Promise<boolean>;

const changed =
  (change: (value: unknown) => unknown): AnswerTo =>
  async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!/\bjson\b/.test(response.headers()["content-type"] ?? "") || response.status() !== 200) {
      await route.fulfill({ response, body: text });
      return false;
    }
    const body = JSON.stringify(change(JSON.parse(text)));
    await route.fulfill({ response, body });
    return body !== text;
  };

const ANSWERS: Readonly<Partial<Record<State, AnswerTo>>> = {
  empty: changed(emptied),
  // Never answered: the page closes before.
  loading: async () => true,
  error: async (route) => {
    await route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(PROBLEM) });
    return true;
  },
  offline: async (route) => {
    await route.abort("internetdisconnected");
    return true;
  },
  long: changed((value) => lengthened(value)),
  disputed: changed(disputed),
};

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mapped(value: unknown, of: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, of));
  if (!isObject(value)) return value;
  return of(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, of)])));
}

/** Every list without its rows. */
function emptied(value: unknown): unknown {
  return mapped(value, (object) => {
    if (!Array.isArray(object.items) || !isObject(object.pagination)) return object;
    const none = { totalItems: 0, totalPages: 0, hasNext: false, hasPrevious: false, remainingPages: 0 };
    return { ...object, items: [], pagination: { ...object.pagination, ...none } };
  });
}

/** Every report whose card or page it is has a request for its deletion. */
function disputed(value: unknown): unknown {
  return mapped(value, (object) =>
    "dclrSeq" in object && "title" in object ? { ...object, disputedSince: "2026-03-01T00:00:00.000Z" } : object,
  );
}

const LONG = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz – ";
const WRITTEN =
  /^(?:title|content|comment|name|nickname|text|reason|question|answer|lead|memo|label|summary|description|note|fullName|ko|en|zh|ja|de)$/;
/** Codes, times, addresses and pictures are no words. */
const isWords = (value: unknown): value is string =>
  typeof value === "string" && !/^[A-Z][A-Z0-9_]*$|^\d{4}-\d\d|^\w+:\/\/|^\//.test(value);

/** Everything that people wrote begins with a word as long as German has them. */
function lengthened(value: unknown): unknown {
  return mapped(value, (object) =>
    Object.fromEntries(
      Object.entries(object).map(([name, inner]) => [
        name,
        WRITTEN.test(name) && isWords(inner) ? LONG + inner : inner,
      ]),
    ),
  );
}

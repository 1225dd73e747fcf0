// A server with something on every screen: the demo's content, and what the examples of the route table make.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Example, isAllowed, type Role } from "@sb/contracts/example.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { DEMO_REPORTS } from "../../../deploy/demo/content.ts";
import { bearer, registerAgency } from "../../../deploy/test/people/agency.ts";
import { createSender, type Sender } from "../../../deploy/test/people/examples.ts";
import { authorize, request } from "../../../deploy/test/people/person.ts";
import { type Actor, actorOf, emailOf, roleSettings } from "../../../deploy/test/people/roles.ts";
import type { FoundScreen } from "../../build/table.ts";
import { LOCALES } from "../../i18n/languages.ts";
import { PARAM } from "../../routing/paths.ts";
import { comeBack } from "../support/people.ts";
import { startServer } from "../support/server.ts";
import type { Settled } from "./settled.ts";

const NAME = "look";
const PLAYED = [
  "visitor",
  "user",
  "other",
  "admin",
  "moderator",
  "editor",
  "agency",
] as const satisfies readonly Role[];

/** A target of the demo's reports. */
const reported = (type: "SITE" | "WALLET"): string =>
  DEMO_REPORTS.find(({ declareType }) => declareType === type)?.adrs ?? "";

/** Values of params that no request makes. */
const KNOWN: Readonly<Record<string, string>> = {
  address: reported("WALLET"),
  host: new URL(reported("SITE")).hostname,
};

export type { FoundScreen as Screen };

export type Content = {
  readonly url: string;
  /** The path of a screen with its params, found in this tab; undefined where nothing has such a page. */
  readonly pathOf: (screen: FoundScreen, tab: Finding) => Promise<string | undefined>;
  /** The one whom the screen is for. */
  readonly roleOf: (screen: FoundScreen) => string;
  /** A browser of theirs. */
  readonly openFor: (browser: Browser, screen: FoundScreen) => Promise<BrowserContext>;
  readonly stop: () => Promise<void>;
};

type Finding = { readonly page: Page; readonly settled: Settled };

export async function prepareContent(): Promise<Content> {
  const server = await startServer({ demo: true, env: { ...roleSettings([NAME]), SB_TRUST_PROXY: "1" } });
  const actors = new Map<Role, Actor>();
  for (const role of PLAYED) {
    if (role === "agency") await registerOurs(server.url, bearer(actors.get("admin")?.token));
    actors.set(role, await actorOf(server.url, role, NAME));
  }
  const actor = (role: Role): Actor => actors.get(role) ?? actorMissing(role);
  // Each request comes from another network: the people of one may do some things so often a day.
  let networks = 0;
  const headers = () => ({ "x-forwarded-for": `10.${++networks >> 8}.${networks & 255}.1` });
  const sender = createSender({ url: server.url, actor, headers });
  const paths = new Map<string, Promise<string | undefined>>();
  return {
    url: server.url,
    pathOf: (screen, tab) => {
      const path = paths.get(screen.path) ?? pathOf(screen, { ...tab, sender, actor });
      paths.set(screen.path, path);
      return path;
    },
    roleOf,
    openFor: (browser, screen) => openAs(browser, server.url, roleOf(screen)),
    stop: server.stop,
  };
}

/** An agency that may send whole files. */
async function registerOurs(url: string, admin: ReturnType<typeof bearer>): Promise<void> {
  const agencySeq = await registerAgency(url, admin, [emailOf("agency", NAME)]);
  await request(url, "POST", "admin/batch/allow", { agencySeq, aDay: 10_000 }, admin);
}

function actorMissing(role: Role): never {
  throw new Error(`nobody plays ${role}`);
}

function roleOf({ guard }: FoundScreen): Role {
  if (guard === undefined) return "visitor";
  if (guard === "login") return "user";
  return guard === "agency" ? "agency" : "admin";
}

async function openAs(browser: Browser, url: string, role: Role): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: LOCALES.ko, serviceWorkers: "block" });
  if (role === "visitor") return context;
  const page = await context.newPage();
  await comeBack(page, "/", await authorize(url, emailOf(role, NAME)));
  await page.waitForURL((at) => !/^\/(?:login|robots)/.test(at.pathname));
  await page.close();
  return context;
}

type Ways = Finding & { readonly sender: Sender; readonly actor: (role: Role) => Actor };

async function pathOf(screen: FoundScreen, { sender, actor, ...tab }: Ways): Promise<string | undefined> {
  const names = [...screen.path.matchAll(PARAM)].map(([, name = ""]) => name);
  if (names.length === 0) return screen.path;
  if (names.every((name) => name in KNOWN)) return filled(screen.path, KNOWN);
  const maker = actor(roleOf(screen));
  const asking = askingFor(screen, names);
  if (asking) {
    const ready = await sender.ready(asking.example, maker);
    // A query waits until it sees what was made for it.
    if (asking.part === "params") await sender.send(asking.key, ready, maker);
    return filled(screen.path, ready[asking.part] as Params);
  }
  await makeOne(screen, sender, actor);
  return linkTo(screen, tab);
}

type Params = Readonly<Record<string, unknown>>;
const filled = (path: string, params: Params): string =>
  path.replace(PARAM, (_, name: string) => encodeURIComponent(String(params[name])));

/** The first thing that the subject's routes create, where they do. */
async function makeOne(screen: FoundScreen, sender: Sender, actor: (role: Role) => Actor): Promise<void> {
  const key = (Object.keys(routes) as RouteKey[]).find((key) => {
    const { subject, creates, service }: Route = routes[key];
    return creates && service === "command" && subject === folderOf(screen);
  });
  const [example] = key ? (routes[key] as Route).examples : [];
  if (!key || !example) return;
  const maker = actor(roleOf(screen));
  const { status, body } = await sender.send(key, await sender.ready(example, maker), maker);
  if (status >= 400) throw new Error(`${key}: ${status} ${JSON.stringify(body)}`);
}

/** A link to such a screen on the one above it, which may be a moment behind what was made: it is opened up to ten times. */
async function linkTo({ path }: FoundScreen, { page, settled }: Finding): Promise<string | undefined> {
  const wanted = new RegExp(`^${path.replace(PARAM, "[^/?]+")}$`);
  for (let times = 0; times < 10; times++) {
    await page.goto(path.slice(0, path.indexOf("/:")));
    await settled();
    const hrefs = await page
      .locator("main a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const found = hrefs.find((href) => href !== null && wanted.test(href));
    if (found) return found;
  }
  return undefined;
}

const folderOf = ({ module }: FoundScreen): string => module.slice(0, module.indexOf("/"));

type Asking = { readonly key: RouteKey; readonly example: Example; readonly part: "params" | "body" };

/**
 * Examples that ask for what the screen shows, the subject's own first. Its commands come before the queries of others: who asks for
 * the deletion of a report is not its owner.
 */
function askingFor(screen: FoundScreen, names: readonly string[]): Asking | undefined {
  const rows = (Object.keys(routes) as RouteKey[]).map((key) => ({ key, route: routes[key] as Route }));
  const isOwn = ({ route }: (typeof rows)[number]) => route.subject === folderOf(screen);
  const isAdmins = ({ key }: (typeof rows)[number]) => key.startsWith("GET admin") === screen.path.startsWith("/admin");
  const queries = rows
    .filter(({ key }) => key.startsWith("GET ") && names.every((name) => key.includes(`{${name}}`)))
    .toSorted((a, b) => Number(isAdmins(b)) - Number(isAdmins(a)));
  const commands = rows.filter(
    ({ route }) => route.creates && names.every((name) => route.examples[0]?.given?.[`body.${name}`]),
  );
  const among = (part: Asking["part"], from: typeof rows): readonly Asking[] =>
    from.flatMap(({ key, route }) =>
      route.examples.filter((each) => isAllowed(route, each)).map((example) => ({ key, example, part })),
    );
  return [
    ...among("params", queries.filter(isOwn)),
    ...among("body", commands.filter(isOwn)),
    ...among("params", queries),
  ][0];
}

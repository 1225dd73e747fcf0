// Feeds of MISP: a manifest, and a file for each event that it names.
import { expect, test } from "vitest";
import { publisher } from "./publisher.fixture.ts";
import { useRefreshed } from "./refreshed.fixture.ts";

const refreshed = useRefreshed(publisher.empty);

const FEED = "https://localhost/feed/";
const uuid = (n: number) => `5f0000${n}0-0000-4000-8000-00000000000${n}`;
const event = (n: number) => ({
  Event: { uuid: uuid(n), info: "한글", Attribute: [{ type: "domain", value: `zq-${n}.com` }] },
});

/** A manifest of the events, and a file for each; `gone`: one that is not there. */
function serveFeed(names: readonly string[], gone?: string): void {
  refreshed.site.respond = (response, { path = "", headers }) => {
    const file = path.replace("/feed/", "");
    const manifest = Object.fromEntries(names.map((name) => [name, { info: "x", timestamp: 1, Tag: [] }]));
    const isKnown = names.some((name) => file === `${name}.json` && name !== gone);
    if (file === "manifest.json" && headers["if-none-match"] === '"1"') publisher.unchanged(response);
    else if (file === "manifest.json") response.setHeader("etag", '"1"').end(JSON.stringify(manifest));
    else if (isKnown) response.end(JSON.stringify(event(Number(file.slice(6, 7)))));
    else response.writeHead(404).end();
  };
}
const SIX = [1, 2, 3, 4, 5, 6];

test.each([
  ["its manifest", `${FEED}manifest.json`, {}],
  ["its folder, where the list is said to be MISP's", FEED, { form: "MISP" as const }],
])(
  "a feed of MISP is read whole from %s: every event once, and not again while its manifest is the same",
  async (_, url, more) => {
    serveFeed(SIX.map(uuid));
    refreshed.source = { source: { url }, ...more };
    const [taken] = await refreshed.refresh();
    const lines = (taken as { readonly text: string }).text.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(SIX.map(event));
    expect(await refreshed.refresh()).toEqual(["UNCHANGED"]);
  },
);

test.each([
  ["lacks an event that its manifest names", "HTTP_STATUS 404", () => serveFeed(SIX.map(uuid), uuid(3))],
  ["names files elsewhere", "UNREADABLE", () => serveFeed([uuid(1), "https://10.0.0.1/a"])],
  ["names nothing", "EMPTY", () => serveFeed([])],
  ["sends a page", "WEB_PAGE", () => Object.assign(refreshed.site, { respond: publisher.webPage })],
])("a feed of MISP that %s is none: %s", async (_, code, serve) => {
  serve();
  refreshed.source = { source: { url: `${FEED}manifest.json` } };
  expect(await refreshed.refresh()).toEqual([code]);
  expect(await refreshed.left()).toEqual([]);
});

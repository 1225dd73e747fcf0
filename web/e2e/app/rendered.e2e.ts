// Public pages as search engines and messengers read them: without scripts.
import type { APIRequestContext } from "@playwright/test";
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { ReportList } from "@sb/contracts/report/wire.ts";
import { declaration } from "../../../deploy/test/people/declaration.ts";
import { seeing } from "../../../deploy/test/people/person.ts";
import { textsIn } from "../../i18n/for-tests.ts";
import { DEMO } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

test.use({ serverSettings: DEMO });

/** The part of a page that is told to machines. */
async function headOf(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers });
  const html = await answer.text();
  const tagsOf = (pattern: RegExp) =>
    Object.fromEntries([...html.matchAll(pattern)].map(([, name = "", value = ""]) => [name, value]));
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    ...{ status: answer.status(), headers: answer.headers(), html },
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    metas: tagsOf(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    alternates: [...html.matchAll(/<link rel="alternate" href="([^"]*)" hreflang="([^"]*)">/g)].map(([, url, lang]) => [
      lang,
      url,
    ]),
    about: json === undefined ? [] : (JSON.parse(json) as { "@graph": readonly { "@type": string }[] })["@graph"],
  };
}

/** The page of a reported address. */
async function targetOf(request: APIRequestContext): Promise<string> {
  const list = ReportList.parse(await (await request.get("/sb/report/history?declareType=WALLET")).json());
  const found = await request.get(`/sb/report/target?adrs=${list.items[0]?.adrs}`);
  return `/a/${((await found.json()) as { lookup: { normalized: string } }).lookup.normalized}`;
}

/** Paths of one page of each kind, with the JSON-LD that it has. */
async function kindsOf(request: APIRequestContext) {
  const seqsOf = async (path: string, name: string) =>
    ((await (await request.get(`/sb/${path}`)).json()) as { items: Record<string, number>[] }).items[0]?.[name];
  return [
    ["/", ["WebSite", "Organization"]],
    ["/report", ["BreadcrumbList"]],
    ["/report/history", ["BreadcrumbList"]],
    [`/report/history/${await seqsOf("report/history", "dclrSeq")}`, ["Report", "BreadcrumbList"]],
    [await targetOf(request), ["WebPage", "BreadcrumbList"]],
    ["/insight/safer-view", ["BreadcrumbList"]],
    [`/insight/safer-view/${await seqsOf("insight/safer-view", "viewSeq")}`, ["Article", "BreadcrumbList"]],
    [`/support/notice/${await seqsOf("support/notice", "seq")}`, ["Article", "BreadcrumbList"]],
    ["/term/privacy", ["BreadcrumbList"]],
  ] as const;
}

test("each kind of page says what it is to search engines and previews, in five languages @once", async ({
  request,
  server,
}) => {
  for (const [path, types] of await kindsOf(request)) {
    const page = await headOf(request, path);
    expect(page.status, path).toBe(200);
    expect(page.canonical).toBe(server.url + path);
    expect(page.alternates).toEqual([
      ...LANGUAGES.map((language) => [language, `${server.url}${path}?lang=${language}`]),
      ["x-default", server.url + path],
    ]);
    expect(page.metas).toMatchObject({
      ...{ "og:url": server.url + path, "og:title": page.title, "twitter:card": "summary_large_image" },
      ...{ "og:site_name": "Safer Block", "og:locale": "ko_KR", description: expect.stringMatching(/\S{2}/) },
    });
    expect(page.metas["og:image"]).toContain(server.url);
    expect(page.about.map((each) => each["@type"])).toEqual(types);
    expect(page.headers["cache-control"]).toBe("no-cache");
    // The demo's pictures and counts may arrive between two requests.
    const again = async () => {
      const etag = (await request.get(path)).headers().etag ?? "";
      return (await request.get(path, { headers: { "if-none-match": etag } })).status();
    };
    await expect.poll(again).toBe(304);
  }
});

test("a preview has the verdict, and a picture of it @once", async ({ request }) => {
  const t = textsIn("ko");
  const path = await targetOf(request);
  const { title, metas, html } = await headOf(request, path);
  const verdict = new RegExp(t(($) => $.lookup.verdict.reported, { count: 7 }).replace("7", "[0-9]"));
  for (const told of [title, metas["og:title"], metas["og:description"], metas["og:image:alt"], html])
    expect(told).toMatch(verdict);
  const picture = await request.get(metas["og:image"] ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect((await picture.body()).readUInt32BE(16)).toBe(1_200);
  expect((await picture.body()).readUInt32BE(20)).toBe(630);
  const { etag = "" } = picture.headers();
  expect((await request.get(metas["og:image"] ?? "", { headers: { "if-none-match": etag } })).status()).toBe(304);
});

test("nobody makes pages of what nobody named @once", async ({ request }) => {
  expect((await headOf(request, "/s/innocent.example.org")).metas.robots).toBe("noindex");
  expect((await headOf(request, "/a/no%20address")).status).toBe(404);
  expect((await request.get("/preview/a/no%20address.png")).status()).toBe(404);
});

test("a page is in the language that its URL or its reader asks for @once", async ({ request, server }) => {
  for (const language of LANGUAGES) {
    const title = textsIn(language)(($) => $.home.page.title);
    const asked = await headOf(request, `/?lang=${language}`, { "accept-language": "fr" });
    expect([asked.title, asked.canonical]).toEqual([title, `${server.url}/?lang=${language}`]);
    expect((await headOf(request, "/", { "accept-language": `${language};q=0.9, fr;q=0.1` })).title).toBe(title);
  }
});

test("without scripts a report is read, its target is no link, and the search finds it", async ({
  browser,
  server,
  t,
  language,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  const newest = async () => {
    const response = await page.request.get("/sb/report/history?declareType=SITE&filedBy=PEOPLE");
    return ReportList.parse(await response.json()).items[0];
  };
  // The demo's reports are still taken in while the server is new.
  await expect.poll(newest).toBeDefined();
  const report = await newest();
  if (!report) throw new Error("The demo has no site");
  await page.goto(`/report/history/${report.dclrSeq}?lang=${language}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(report.title);
  await expect(main).toContainText(report.comment.slice(0, 40));
  await expect(main).toContainText(t(($) => $.report.detail.siteWarning));
  const links = await main.getByRole("link").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.filter((href) => !href.startsWith(server.url))).toEqual([]);
  await page.goto(`/?lang=${language}`);
  await expect(main).toContainText(t(($) => $.home.numbers.heading));
  await page.getByRole("textbox").fill(report.title);
  await page.getByRole("textbox").press("Enter");
  await expect(page).toHaveURL(/\/report\/history\?searchKeyword=/);
  await expect(page.getByRole("main").getByRole("link", { name: report.title })).toBeVisible();
  await context.close();
});

test("the app takes over what was rendered, asks for nothing again and keeps its place", async ({ page, t }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  const list = ReportList.parse(await (await page.request.get("/sb/report/history")).json());
  const path = `/report/history/${list.items[0]?.dclrSeq}`;
  await page.goto(path);
  await expect(page.getByRole("banner").getByRole("button").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(($) => $.home.heading));
  await expect(page.getByRole("banner").getByRole("button").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((each) => each === `/sb${path}` || each === "/sb/home/main")).toEqual([]);
  // The content security policy refuses nothing.
  expect(refused).toEqual([]);
});

test("a report that is removed is gone from its page, its preview and the sitemap at once @once", async ({
  people,
  request,
}) => {
  const member = await people.join();
  const filed = await member.call<{ dclrSeq: number }>("POST", "report", declaration({ title: "Soon gone" }));
  const path = `/report/history/${filed.body.dclrSeq}`;
  await expect.poll(async () => (await headOf(request, path, seeing(filed))).title).toContain("Soon gone");
  const shardOf = async () => (await request.get("/sitemap-reports-0.xml")).text();
  expect(await shardOf()).toContain(`${path}</loc>`);
  expect((await request.get(`/preview${path}.png`)).status()).toBe(200);
  const { etag = "" } = (await request.get(path)).headers();
  const removed = await member.call("POST", "report/history/delete", { dclrSeq: filed.body.dclrSeq });
  await expect.poll(async () => (await request.get(path, { headers: { "if-none-match": etag } })).status()).toBe(404);
  const gone = await headOf(request, path, seeing(removed));
  expect(gone.html).not.toContain("Soon gone");
  expect([gone.metas.robots, gone.canonical, gone.about]).toEqual(["noindex", undefined, []]);
  expect(await shardOf()).not.toContain(`${path}</loc>`);
  expect((await request.get(`/preview${path}.png`)).status()).toBe(404);
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/sitemap-reports-0.xml</loc>");
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});

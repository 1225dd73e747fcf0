// A whole service whose search indexes lie in Meilisearch (its stand-in).
import type { ReportList } from "@sb/contracts/report/wire.ts";
import { startStandIn } from "@sb/platform/search/testing/server.ts";
import { expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { request, seeing, signIn } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";

test("a service on Meilisearch's stand-in finds what was filed, says when it can't, and makes its indexes anew", async () => {
  await using search = await startStandIn();
  using dir = temporaryDir();
  const env = { SB_SEARCH_URL: search.url };
  const titles = async (url: string, text: string, headers?: Record<string, string>) => {
    const path = `report/history?searchKeyword=${encodeURIComponent(text)}`;
    const { status, body } = await request<ReportList>(url, "GET", path, undefined, headers);
    return status === 200 ? body.items.map(({ title }) => title) : status;
  };
  {
    await using server = await startServer({ dataDir: dir.path, env });
    const person = await signIn(server.url, "meili@example.com", "Finder");
    const filed = await person.call("POST", "report", declaration({ title: "Lighthouse" }));
    expect(await titles(server.url, "lighthuose", seeing(filed))).toEqual(["Lighthouse"]);
    await search.stop();
    expect(await titles(server.url, "lighthouse")).toBe(503);
  }
  search.indexes.clear();
  await search.start();
  await using again = await startServer({ dataDir: dir.path, env });
  await expect.poll(() => titles(again.url, "lighthouse"), { timeout: 30_000 }).toEqual(["Lighthouse"]);
}, 120_000);

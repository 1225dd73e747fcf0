import { afterEach, expect, test } from "vitest";
import { serveForTest, type TestServer } from "../testing.ts";

let app: TestServer;
afterEach(() => app.close());

async function serve() {
  app = await serveForTest();
  const page = await app.ask("/sb/docs");
  return { page, files: [...page.body.matchAll(/(?:src|href)="(\/sb\/docs\/[^"]+)"/g)].map(([, path = ""]) => path) };
}

test("the page of the API has nothing inline, and its policy lets nothing in from elsewhere", async () => {
  const { page, files } = await serve();
  const policy = page.headers["content-security-policy"] ?? "";
  expect(policy.split(";")).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
  );
  expect(policy).not.toMatch(/unsafe|https?:/);
  expect(page.body).not.toMatch(/<script>|<style|https?:/);
  expect(page.headers["cache-control"]).toBe("no-cache");
  expect(files).toHaveLength(4);
});

test("its files are kept for ever under names that change with them, and are no way to others", async () => {
  const { files } = await serve();
  for (const path of files) {
    const { statusCode, headers } = await app.ask({ url: path, headers: { "accept-encoding": "gzip" } });
    expect([path, statusCode, headers["content-encoding"]]).toEqual([path, 200, "gzip"]);
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers["content-type"]).toMatch(path.endsWith(".css") ? /^text\/css/ : /^text\/javascript/);
  }
  const [first = ""] = files;
  const others = [
    first.replace("swagger-ui.css", "package.json"),
    first.replace(/[\d.]+-\w+/, "1.0.0-0"),
    `${first}/..%2f..`,
  ];
  for (const path of others) expect((await app.ask(path)).statusCode).toBe(404);
  const plain = await fetch(`http://127.0.0.1:${app.port}${first}`, { headers: { "accept-encoding": "identity" } });
  const zipped = await fetch(`http://127.0.0.1:${app.port}${first}`, { headers: { "accept-encoding": "gzip" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await zipped.text()).toBe(await plain.text());
});

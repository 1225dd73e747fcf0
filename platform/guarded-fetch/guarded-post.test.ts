import { expect, test } from "vitest";
import type { Network } from "./guarded-fetch.ts";
import { type GuardedPost, postGuarded } from "./guarded-post.ts";
import { HERE, noLookUp, PRIVATE_ADDRESSES, REFUSED_URLS, usePublicSite } from "./public-site.fixture.ts";

const site = usePublicSite((response) => response.writeHead(204).end());
const MESSAGE = {
  headers: { "x-a": "b" },
  mediaType: "application/json",
  body: '{"ü":1}',
  timeoutMs: 10_000,
  signal: new AbortController().signal,
};
const post = (more: Partial<GuardedPost> = {}, resolve?: Network["resolve"]) =>
  postGuarded({ url: "https://localhost/hook?token=a", ...MESSAGE, ...more }, site.network(resolve));

test("the body arrives as it is, and the status is the answer", async () => {
  expect((await post()).status).toBe(204);
  const { headers, mediaType, body } = MESSAGE;
  expect(site.asked).toMatchObject([{ method: "POST", headers: { ...headers, "content-type": mediaType }, body }]);
});

test("a redirect is an answer, and is not followed", async () => {
  site.respond = (response) => response.writeHead(307, { location: "https://localhost/elsewhere" }).end();
  expect((await post()).status).toBe(307);
  expect(site.asked).toHaveLength(1);
});

test("an answer without an end is not read", async () => {
  site.respond = (response) => void response.writeHead(200).write("x".repeat(100_000));
  expect((await post()).status).toBe(200);
});

test("who never answers is given up after the time; who stops is not waited for", async () => {
  site.respond = () => undefined;
  await expect(post({ timeoutMs: 200 })).rejects.toMatchObject({ code: "TIMED_OUT" });
  const stop = new AbortController();
  const posted = post({ signal: stop.signal });
  await expect.poll(() => site.asked.length).toBe(2);
  stop.abort();
  await expect(posted).rejects.toMatchObject({ name: "AbortError" });
});

test.each(PRIVATE_ADDRESSES)("a name that leads to $address is not called", async (address) => {
  const posted = postGuarded({ url: "https://agency.example/hook", ...MESSAGE }, { resolve: async () => [address] });
  await expect(posted).rejects.toMatchObject({ code: "SITE_REFUSED" });
});

test.each(REFUSED_URLS)("%s is not called", async (url) => {
  await expect(post({ url }, noLookUp)).rejects.toMatchObject({ code: "SITE_REFUSED" });
  expect(site.asked).toEqual([]);
});

test("a name that leads to a private place once it was checked is not called: there is one look-up", async () => {
  const answers = [[HERE], [{ address: "10.0.0.1", family: 4 }]];
  const rebinding = async () => answers.shift() ?? [];
  expect((await post({}, rebinding)).status).toBe(204);
  await expect(post({}, rebinding)).rejects.toMatchObject({ code: "SITE_REFUSED" });
  expect(site.asked).toHaveLength(1);
});

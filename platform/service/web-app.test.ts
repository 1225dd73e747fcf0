import { expect, test } from "vitest";
import { headersOf } from "../http/answer/headers.ts";
import { connectSourcesOf } from "./web-app.ts";

test.each([
  ["https://edge.example/lookups", "https://edge.example/lookups/"],
  ["https://edge.example:8443", "https://edge.example:8443/"],
  ["https://edge.example/a;b,c", "https://edge.example/a%3Bb%2Cc/"],
])("pages may connect to the folder of the published files %s, and to nothing above it", (edgeUrl, source) => {
  const connectSources = connectSourcesOf({ mobile: undefined, sentryDsn: "https://key@errors.example/7", edgeUrl });
  const { ofPages } = headersOf({ scriptHashes: [], connectSources, https: true });
  expect(ofPages.get("content-security-policy")).toContain(`connect-src 'self' https://errors.example ${source};`);
});

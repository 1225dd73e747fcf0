import { expect, it } from "vitest";
import { readEsdbUrl } from "./url.ts";

it("reads where a cluster is, and who asks", () => {
  expect(readEsdbUrl("esdb://admin:ch%40nge@one:2114,two?tlsCAFile=/ca.crt&namespace=eu")).toEqual({
    hosts: [
      { address: "one", port: 2_114 },
      { address: "two", port: 2_113 },
    ],
    isDiscovered: false,
    isSecure: true,
    certificates: "/ca.crt",
    login: { username: "admin", password: "ch@nge" },
    namespace: "eu.",
  });
});

it("reads the name that a cluster is found by, and a server without TLS or login", () => {
  expect(readEsdbUrl("esdb+discover://a:b@cluster.example")).toMatchObject({ isDiscovered: true, namespace: "" });
  expect(readEsdbUrl("esdb://localhost:2113?tls=false")).toMatchObject({ isSecure: false, isDiscovered: false });
});

it("says why a server with TLS is reached by its name only, and reaches one without by its address", () => {
  expect(() => readEsdbUrl("esdb://user:secret@127.0.0.1:2113")).toThrow("an IP address is none");
  expect(readEsdbUrl("esdb://127.0.0.1:2113?tls=false")).toMatchObject({ isSecure: false });
});

it.each([
  "esdb:host",
  "esdb://",
  "esdb://host",
  "esdb://user@host",
  "esdb://user:secret@host:port",
  "esdb://user:secret@host/database",
  "esdb://user:secret@host?password=secret",
  "esdb://user:secret@host?namespace=A-b",
  "esdb://user:secret@10.0.0.7",
  "esdb://user:secret@one,[::1]:2113",
  "secret",
])("refuses %s in one line without its secret", (url) => {
  expect(() => readEsdbUrl(url)).toThrow(/^An esdb: URL [^\n]+$/);
  expect(() => readEsdbUrl(url)).not.toThrow("secret");
});

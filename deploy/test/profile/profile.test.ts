import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { describe, expect, test } from "vitest";
import { declaration } from "../people/declaration.ts";
import { signIn } from "../people/person.ts";
import { startServer, temporaryDir } from "../servers/server.ts";
import { EMBEDDED_ONLY } from "./embedded-only.ts";
import { MIXED_FLOWS, MIXED_PORTS } from "./mixed-flows.ts";
import { countPlaces, makePlaces, removePlaces } from "./places.ts";
import { namespaceOf, profileOf, settingsOf } from "./profile.ts";

const SERVERS = {
  SB_TEST_REDIS_URL: "redis://127.0.0.1:1",
  SB_TEST_KAFKA_URL: "kafka://127.0.0.1:2",
  SB_TEST_S3_URL: "s3://a:b@127.0.0.1:3/bucket?tls=false",
};

describe("the profile of a test run", () => {
  test("is the embedded one unless it is named", () => {
    expect(profileOf({})).toBe("embedded");
    expect(settingsOf("/a", {})).toEqual({});
    expect(() => profileOf({ SB_TEST_PROFILE: "cloud" })).toThrow("embedded or mixed");
  });

  test("gives each data folder a place of its own, the same at each start", () => {
    const env = { ...SERVERS, SB_TEST_PROFILE: "mixed" };
    expect(settingsOf("/a", env)).toEqual(settingsOf("/x/../a", env));
    for (const [name, url] of Object.entries(settingsOf("/a", env))) expect(settingsOf("/b", env)[name]).not.toBe(url);
  });

  test("says which server is missing", () => {
    const { SB_TEST_S3_URL: _, ...env } = SERVERS;
    expect(() => settingsOf("/a", { ...env, SB_TEST_PROFILE: "mixed" })).toThrow("SB_TEST_S3_URL");
  });

  test.each(Object.keys(EMBEDDED_ONLY))("%s, which does not run on the mixed one, is there", (file) => {
    expect(isThere(file)).toBe(true);
  });

  test("mixed flows are there, and cross every port that has another engine on it", () => {
    const flows = Object.entries(MIXED_FLOWS);
    expect(flows.filter(([file]) => !isThere(file) || file in EMBEDDED_ONLY)).toEqual([]);
    expect(new Set(flows.flatMap(([, { ports }]) => ports))).toEqual(new Set(MIXED_PORTS));
    const moved = Object.keys(settingsOf("/a", { ...SERVERS, SB_TEST_PROFILE: "mixed" }));
    expect(MIXED_PORTS.map(settingNameOf).sort()).toEqual(moved.sort());
  });

  test("mixed flows, or browser tests on the mixed profile, take each subject's ways", () => {
    const inBrowser = new Set(subjectsOf("web/e2e", "*/*.e2e.ts"));
    const inFlows = new Set(Object.keys(MIXED_FLOWS).map((file) => file.split("/")[2]));
    const left = subjectsOf("deploy/wire", "*/*.test.ts").filter((name) => !inBrowser.has(name) && !inFlows.has(name));
    expect(left.filter((name) => name !== "distributed" && name !== "bus")).toEqual([]);
  });
});

const root = fileURLToPath(new URL("../../../", import.meta.url));
const isThere = (file: string): boolean => existsSync(root + file);
const subjectsOf = (folder: string, tests: string) => [
  ...new Set(globSync(tests, { cwd: root + folder }).map(dirname)),
];
/** readStore: SB_READ_STORE_URL */
const settingNameOf = (port: string): string =>
  `SB_${port.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_URL`;

const SUITES = "the HTTP and browser suites on the mixed profile";
describeWith("SB_TEST_REDIS_URL", SUITES, () =>
  describeWith("SB_TEST_KAFKA_URL", SUITES, () =>
    describeWith("SB_TEST_S3_URL", SUITES, () => {
      test("a server keeps what it should on each engine, and nothing is left after the run", async () => {
        using dir = temporaryDir();
        const mixed = { ...process.env, SB_TEST_PROFILE: "mixed" };
        const place = namespaceOf(dir.path, mixed);
        await makePlaces();
        const server = await startServer({ dataDir: dir.path, env: settingsOf(dir.path, mixed) });
        const person = await signIn(server.url, "mixed@example.com", "Mixed");
        const form = new FormData();
        form.set("declaration", JSON.stringify(declaration()));
        form.append("files", new Blob(["what they wrote"]), "note.txt");
        expect((await person.call("POST", "report", form)).status).toBe(201);
        const counts = await countPlaces(place);
        expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
        expect(await server.stop()).toBe(0);
        await removePlaces(place);
        expect(await countPlaces(place)).toEqual({ inRedis: 0, topics: 0, groups: 0, files: 0, keys: 0 });
      }, 90_000);
    }),
  ),
);

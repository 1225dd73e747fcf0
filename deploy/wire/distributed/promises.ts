// For tests: what services apart promise together, two that take commands and two that answer queries.
import { createHash } from "node:crypto";
import type { LoginAnswer } from "@sb/contracts/account/wire.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { batchAgency } from "../../test/people/batch.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Answer, authorize, cookieOf, type Person, personOf, request, seeing } from "../../test/people/person.ts";
import { type Distributed, startDistributed } from "../../test/servers/distributed.ts";

const PEOPLE = 50;
const ADMIN = "admin@example.com";
/** Eight processes on a machine that does other work too. */
const START_MS = 300_000;
/** A page takes no position that it must have read. */
const READ = { timeout: 30_000, interval: 50 };

type Env = Readonly<Record<string, string>>;

/** Servers that are started for them end with `resources`, after the services. */
type Settings = (resources: AsyncDisposableStack) => Promise<Env>;

/** `settings`: of all services, for the engines they work on. Call this at the top of a file or a describe. */
export function testServices(settings: Settings = async () => ({})): void {
  const resources = new AsyncDisposableStack();
  let apart: Distributed;
  let people: readonly Person[];
  beforeAll(async () => {
    apart = await startDistributed(
      resources,
      { commands: 2, queries: 2, projectors: 2, workers: 1 },
      // Nobody asks so often; the tighter limits of single routes count.
      { SB_ADMIN_EMAILS: ADMIN, SB_RATE_LIMIT: "100000", ...(await settings(resources)) },
    );
    people = await inTens(numbers(PEOPLE), (n) => joinAt(commandOf(n), `person-${n}@example.com`, `person${n}`));
  }, START_MS);
  afterAll(() => resources.disposeAsync());

  /** Everybody has an address of their own, as the gateway would tell it. */
  const from = (who: string) => ({
    "x-forwarded-for": `10.${[...createHash("sha256").update(who).digest().subarray(0, 3)].join(".")}`,
  });
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
  const commandOf = (n: number): string => apart.commands[n % 2]?.url ?? "";
  const queryOf = (n: number): string => apart.queries[(n + Math.floor(n / 2)) % 2]?.url ?? "";

  /** Ten at a time, in the order of the items. */
  async function inTens<Item, Result>(
    items: readonly Item[],
    work: (item: Item) => Promise<Result>,
  ): Promise<Result[]> {
    const results: Result[] = [];
    for (let at = 0; at < items.length; at += 10)
      results.push(...(await Promise.all(items.slice(at, at + 10).map(work))));
    return results;
  }

  /** The issuer is behind the gateway; what it says is taken to one of the services. */
  const logInAt = async (url: string, email: string): Promise<Answer<LoginAnswer>> =>
    request(url, "POST", "user/login", await authorize(apart.gateway.url, email), from(email));

  const joinWith = (url: string, { body }: Answer<LoginAnswer>, nickname: string): Promise<Answer<LoginAnswer>> =>
    request(
      url,
      "POST",
      "home/join",
      {
        registrationToken: body.status === "INCOMPLETE" ? body.registrationToken : "",
        nickname,
        terms: ["A01", "R02"],
      },
      from(nickname),
    );

  const joinAt = async (url: string, email: string, nickname: string): Promise<Person> => {
    const login = await unlessLate(() => logInAt(url, email));
    return personOf(url, await unlessLate(() => joinWith(url, login, nickname)));
  };

  /** Again, with the rights of today. */
  const signInAgain = async (email: string): Promise<Pick<Person, "call">> =>
    personAt(personOf(apart.gateway.url, await logInAt(commandOf(1), email)), apart.gateway.url);

  const personOfNumber = (n: number): Person => {
    const person = people[n];
    if (!person) throw new Error(`nobody has the number ${n}`);
    return person;
  };

  const file = (person: Person, url: string, label: string, key = label) =>
    personAt(person, url).call<{ dclrSeq: number }>(
      "POST",
      "report",
      declaration({ adrs: madeUpAddress(label), title: `Report ${label}` }),
      { "idempotency-key": key.replaceAll(" ", "-") },
    );

  /** The same person, asking another service. */
  const personAt = (person: Person, url: string): Pick<Person, "call"> => ({
    call: (method, path, body, headers = {}) =>
      request(url, method, path, body, {
        authorization: `Bearer ${person.accessToken}`,
        ...from(person.cookie),
        ...headers,
      }),
  });

  /** On a busy machine a model or a server may be late: then the answer is 503, never an older one, and one asks again. */
  async function unlessLate<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    for (;;) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
    }
  }

  test("50 people write at both, and each reads their own write at once", async () => {
    const seqs = await Promise.all(
      people.map(async (person, n) => {
        const filed = await file(person, commandOf(n + 1), `own ${n}`);
        expect(filed.status).toBe(201);
        const path = `report/history/${filed.body.dclrSeq}`;
        const ask = () => personAt(person, queryOf(n)).call<{ title: string }>("GET", path, undefined, seeing(filed));
        const { status, body } = await unlessLate(ask);
        expect([status, body.title]).toEqual([200, `Report own ${n}`]);
        return filed.body.dclrSeq;
      }),
    );
    expect(new Set(seqs).size).toBe(PEOPLE);
  }, 90_000);

  test("no update is lost where many change one thing at both", async () => {
    const filed = await Promise.all(people.map((person, n) => file(person, commandOf(n), "one place", `place ${n}`)));
    expect(filed.map(({ status }) => status)).toEqual(numbers(PEOPLE).map(() => 201));
    const newest = filed.map(seeing).reduce((a, b) => (a["sb-min-position"] > b["sb-min-position"] ? a : b));
    for (const { url } of apart.queries) {
      const path = `report/history/${filed[0]?.body.dclrSeq}`;
      const { body } = await unlessLate(() => request<{ timesReported: number }>(url, "GET", path, undefined, newest));
      expect(body.timesReported).toBe(PEOPLE);
    }
  }, 90_000);

  test("one nickname is one person's, whoever is asked for it", async () => {
    const logins = await inTens(numbers(10), (n) => logInAt(commandOf(n), `rival-${n}@example.com`));
    const joined = await Promise.all(logins.map((login, n) => joinWith(commandOf(n), login, "onlyone")));
    expect(joined.map(({ status }) => status).sort()).toEqual([201, ...numbers(9).map(() => 422)]);
  });

  test("one answer for one idempotency key, asked at both at once", async () => {
    const answers = await Promise.all(
      numbers(6).map((n) => file(personOfNumber(0), commandOf(n), "once", "the same key")),
    );
    expect(answers.map(({ status }) => status)).toEqual(numbers(6).map(() => 201));
    expect(new Set(answers.map(({ body }) => body.dclrSeq)).size).toBe(1);
  });

  test("a refresh token that is used at both in its grace gives the same successor", async () => {
    const { cookie } = personOfNumber(1);
    const refreshed = await Promise.all(
      apart.commands.map(({ url }) => request(url, "POST", "user/refresh", undefined, { cookie })),
    );
    expect(refreshed.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(refreshed.map(cookieOf)).size).toBe(1);
  });

  test("one limit for all: what was asked at one counts at the other", async () => {
    const ask = (n: number) =>
      request(queryOf(n), "GET", "report/export?format=ndjson", undefined, from("an exporter"));
    const statuses = (await Promise.all(numbers(8).map(ask))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  test("through the gateway a person reads what they wrote, and nobody reaches what is the services' own", async () => {
    const { url } = apart.gateway;
    const filed = await file(personOfNumber(0), url, "by the gateway");
    const path = `report/history/${filed.body.dclrSeq}`;
    expect((await unlessLate(() => request(url, "GET", path, undefined, seeing(filed)))).status).toBe(200);
    const refused = await request(url, "POST", path);
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    for (const inside of ["/internal/steps/news/isPaused", "/metrics"])
      expect((await fetch(url + inside, { method: "POST" })).status).toBe(404);
  });

  test("through the gateway a page is rendered with its preview and sitemap, and gone from all of them at once", async () => {
    const { url } = apart.gateway;
    const read = async (path: string) => {
      const answer = await fetch(url + path);
      return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text(), answer };
    };
    const filed = await file(personOfNumber(2), url, "for a page");
    const page = `/report/history/${filed.body.dclrSeq}`;
    const target = `/a/${madeUpAddress("for a page")}`;
    await vi.waitFor(async () => expect((await read(page)).text).toContain("<title>Report for a page"), READ);
    await vi.waitFor(async () => expect((await read(target)).text).toContain(`href="${page}"`), READ);
    const preview = await read(`/preview${page}.png`);
    expect([preview.status, preview.type]).toEqual([200, "image/png"]);
    expect((await read("/sitemap.xml")).text).toContain("/sitemap-reports-0.xml</loc>");
    expect((await read("/sitemap-reports-0.xml")).text).toContain(`${page}</loc>`);
    expect((await read("/robots.txt")).text).toContain("/sitemap.xml");

    const gone = { dclrSeq: filed.body.dclrSeq };
    expect((await personAt(personOfNumber(2), url).call("POST", "report/history/delete", gone)).status).toBe(204);
    await vi.waitFor(async () => expect((await read(page)).status).toBe(404), READ);
    expect((await read(page)).text).toContain('<meta name="robots" content="noindex">');
    // Two query services answer, one after the other; each reads the same models.
    expect((await read(`/preview${page}.png`)).status).toBe(404);
    expect((await read("/sitemap-reports-0.xml")).text).not.toContain(`${page}</loc>`);
    await vi.waitFor(async () => expect((await read(target)).text).not.toContain(`href="${page}"`), READ);
    expect((await read(target)).text).toContain('<meta name="robots" content="noindex">');
    const { status, answer } = await read("/nowhere");
    expect([status, answer.headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
  }, 90_000);

  test("the status page tells everybody that each part runs, whichever process is asked", async () => {
    type Told = { readonly items: readonly { readonly part: string; readonly state: string }[] };
    for (const { url } of [...apart.queries, apart.gateway])
      await vi.waitFor(async () => {
        const { status, body } = await request<Told>(url, "GET", "status");
        expect([status, body.items.map(({ part, state }) => `${part} ${state}`)]).toEqual([
          200,
          ["FILING RUNNING", "LOOKUP RUNNING", "SEARCH RUNNING", "DELIVERY RUNNING", "MAIL RUNNING"],
        ]);
      }, READ);
    const page = await fetch(`${apart.gateway.url}/status`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<h1")]);
  }, 90_000);

  test("an admin sees how the projector is, and the consumer groups of all processes", async () => {
    const admin = personAt(await joinAt(commandOf(0), ADMIN, "Boss"), queryOf(0));
    type Items = { readonly items: readonly { readonly projection?: string; readonly group?: string }[] };
    await vi.waitFor(
      async () => {
        const { body: projections } = await admin.call<Items>("GET", "admin/projection");
        expect(projections.items.map(({ projection }) => projection)).toContain("account@2");
        const { body: groups } = await admin.call<Items>("GET", "admin/consumer-group");
        expect(groups.items.map(({ group }) => group)).toEqual(
          expect.arrayContaining(["account-follow-up", "projection-rebuilder", "watch-mails"]),
        );
      },
      { timeout: 20_000, interval: 100 },
    );
  });

  test("the projector carries out a rebuild that an admin orders, and its end is noted", async () => {
    const admin = await signInAgain(ADMIN);
    const ordered = await admin.call("POST", "admin/projection/rebuild", { projection: "account@2" });
    expect(ordered.status).toBe(204);
    type Items = {
      readonly items: readonly { readonly projection: string; readonly rebuild?: { readonly outcome?: string } }[];
    };
    await vi.waitFor(
      async () => {
        const { body } = await admin.call<Items>("GET", "admin/projection");
        const found = body.items.find(({ projection }) => projection === "account@2");
        expect(found?.rebuild?.outcome).toBe("PROMOTED");
      },
      { timeout: 20_000, interval: 100 },
    );
  });

  test("what is deleted at one is gone at all", async () => {
    const owner = personOfNumber(4);
    const { body: filed } = await file(owner, commandOf(0), "deleted");
    const path = `report/history/${filed.dclrSeq}`;
    const deleted = await personAt(owner, commandOf(1)).call("POST", "report/history/delete", filed);
    expect(deleted.status).toBe(204);
    for (const { url } of apart.queries)
      expect((await unlessLate(() => personAt(owner, url).call("GET", path, undefined, seeing(deleted)))).status).toBe(
        404,
      );
    // The commands' own rules can't open it any more either.
    for (const { url } of apart.commands)
      expect((await personAt(owner, url).call("POST", "report/history/delete", filed)).status).toBe(404);
  });

  test("workers do what a report asks for, by the rules of the command service", async () => {
    const [watching, reporting] = [personOfNumber(2), personOfNumber(3)];
    const adrs = madeUpAddress("watched");
    expect((await personAt(watching, commandOf(0)).call("POST", "watch", { adrs })).status).toBe(201);
    const { body: filed } = await file(reporting, commandOf(1), "watched");
    type Watches = { readonly items: readonly { readonly last?: { readonly dclrSeq: number } }[] };
    const last = async () =>
      (await personAt(watching, queryOf(0)).call<Watches>("GET", "watch")).body.items.map(
        (watch) => watch.last?.dclrSeq,
      );
    await vi.waitFor(async () => expect(await last()).toEqual([filed.dclrSeq]), { timeout: 80_000, interval: 200 });
  }, 90_000);

  test("an agency's batch is checked and filed by workers, by the rules of the command services, each row once", async () => {
    const { url } = apart.gateway;
    const boss = personOf(url, await logInAt(commandOf(1), ADMIN));
    const agency = await batchAgency(url, boss, "Exchange");
    const rows = numbers(60).map((n) => `C-${n},${madeUpAddress(`batch ${n % 30}`)}`);
    const settings = { crimeType: "HACKING", title: "Emptied", comment: "All of it.", terms: ["R01", "R02"] };
    const batchSeq = await agency.send(["no,address", ...rows, "C-60,0x12"].join("\n"), settings);
    await vi.waitFor(
      async () =>
        expect((await agency.batchOf(batchSeq)).filed).toMatchObject({ rows: 61, filed: 60, already: 0, refused: 1 }),
      { timeout: 80_000, interval: 200 },
    );
    const lookUp = () =>
      request<{ timesReported: number }>(queryOf(0), "GET", `report/lookup?adrs=${madeUpAddress("batch 7")}`);
    await vi.waitFor(async () => expect((await lookUp()).body.timesReported).toBe(1), READ);
  }, 120_000);

  /** A process that has just taken them over says nothing of them for a moment. */
  const projectionsOf = async ({ url }: { readonly url: string }): Promise<number> => {
    const { projections } = (await (await fetch(`${url}/readyz`)).json()) as { projections?: unknown[] };
    return projections?.length ?? 0;
  };

  test("a standby takes over from a projector that was killed, and nothing is lost", async () => {
    const busy = await Promise.all(apart.projectors.map(projectionsOf));
    expect(busy.filter((count) => count > 0)).toHaveLength(1);
    const [active, standby] = [busy.findIndex((count) => count > 0), busy.indexOf(0)].map((at) => apart.projectors[at]);
    if (!active || !standby) throw new Error("there are not two projectors");
    await active.kill();
    const filed = await Promise.all(people.slice(0, 10).map((person, n) => file(person, commandOf(n), `orphan ${n}`)));
    expect(filed.map(({ status }) => status)).toEqual(numbers(10).map(() => 201));
    const readAll = () =>
      Promise.all(
        filed.map(async (each, n) => {
          const path = `report/history/${each.body.dclrSeq}`;
          return (await request(queryOf(n), "GET", path, undefined, seeing(each))).status;
        }),
      );
    await vi.waitFor(async () => expect(await readAll()).toEqual(numbers(10).map(() => 200)), {
      timeout: 60_000,
      interval: 200,
    });
    await vi.waitFor(async () => expect(await projectionsOf(standby)).toBeGreaterThan(20), { timeout: 20_000 });
  }, 90_000);

  test("each process stops cleanly when it is asked to", async () => {
    const { gateway, commands, queries, workers } = apart;
    const codes = await Promise.all([gateway, ...queries, ...workers, ...commands].map((server) => server.stop()));
    expect(codes).toEqual(codes.map(() => 0));
  });
}

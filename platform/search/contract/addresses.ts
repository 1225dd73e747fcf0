// Addresses and hosts: found whole, by their beginning, in any case, with all that is pasted along with them.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CreatePlace, createWorld, entry, site, type World } from "./world.ts";

const ETH = "0x7cB57B5A97eAbe94205C07890BE4c1aD31E486A8";
const BTC = "1Kx9PqTzWvNbRmYc4dEfGh7JsLu2AaQ3Xy";
const SEGWIT = "bc1qexample9x8gf2tvdw0s3jn54khce6mua7lqqqx";
const CASH = "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvexample";
const TON = "UQDb_5x-Zk3LmNoPqRsTuVwXyZ0123456789-AbCdEfGhIjK";

export function testAddresses(createPlace: CreatePlace): void {
  describe("addresses", () => {
    const entries = {
      eth: entry({ address: ETH, addressKey: ETH.toLowerCase(), chain: "ETH" }),
      btc: entry({ address: BTC, chain: "BTC" }),
      segwit: entry({ address: SEGWIT, chain: "BTC" }),
      cash: entry({ address: CASH, chain: "BCH" }),
      ton: entry({ address: TON, chain: "TON" }),
      host: site("wallet.evil-example.com", "https://www.wallet.evil-example.com/claim/gift?ref=77", { sources: [] }),
      bare: site("evil-example.com"),
      idn: site("xn--bnanc-zsa.example", "https://bínanc.example/"),
      ascii: site("xn--wllet-mra.com"),
      tenant: site("t.me/scam_lady", "https://t.me/scam_lady"),
      number: site("203.0.113.77", "http://203.0.113.77:8080/login"),
      told: entry({ body: `The site told-example.org sent me to 0x52908400098527886E0F7030069857D2E4169EE7.` }),
      source: entry({ sources: ["https://forum-example.net/thread/9"] }),
    };
    let world: World;
    const finds = async (text: string, ...expected: (keyof typeof entries)[]) => {
      const ids = (await world.ids(text)).toSorted((a, b) => a - b);
      expect(ids, text).toEqual(expected.map((name) => entries[name].id));
    };
    beforeAll(async () => {
      world = await createWorld(createPlace);
      await world.upsert(...Object.values(entries));
    });
    afterAll(() => world.close());

    test.each(["eth", "btc", "segwit", "cash", "ton"] as const)("a wallet address is found whole: %s", async (name) => {
      const { address } = entries[name].texts;
      await finds(address, name);
      await finds(address.toLowerCase(), name);
      await finds(address.toUpperCase(), name);
    });

    test.each(["eth", "btc", "segwit", "cash", "ton"] as const)("… and by its beginning: %s", async (name) => {
      const { address } = entries[name].texts;
      for (let length = 5; length < address.length; length++) {
        expect(await world.ids(address.slice(0, length)), address.slice(0, length)).toContain(entries[name].id);
      }
      await finds(address.slice(0, 10), name);
      await finds(address.slice(0, 10).toUpperCase(), name);
    });

    test("very short beginnings are answered", async () => {
      await finds("0x", "eth", "told");
      expect(await world.ids("1")).toContain(entries.btc.id);
      await finds("bc1", "segwit");
      expect(await world.ids("http")).toContain(entries.host.id);
    });

    test("an address beside a word is looked up by its beginning too", async () => {
      await finds(`${ETH.slice(0, 12)} 0x`, "eth");
      await finds("0x52908400 told", "told");
    });

    test("a host is found by itself, by what it belongs to, and by its labels", async () => {
      await finds("wallet.evil-example.com", "host");
      await finds("evil-example.com", "host", "bare");
      await finds("EVIL-Example.COM", "host", "bare");
      await finds("www.evil-example.com", "host", "bare");
      await finds("evil-example", "host", "bare");
      await finds("evil", "host", "bare");
      await finds("evil-exam", "host", "bare");
      await finds("evil-example.c", "host", "bare");
      await finds("evil-example.com.", "host", "bare");
    });

    test("a pasted URL is found by its host", async () => {
      await finds("https://www.wallet.evil-example.com/claim/gift?ref=77", "host");
      await finds("http://evil-example.com", "host", "bare");
      await finds("https://evil-example.com/never/seen", "host", "bare");
      await finds("hxxps://wallet.evil-example[.]com/claim", "host");
      await finds("https://user:secret@evil-example.com:8443/", "host", "bare");
    });

    test("words of the path find it", async () => {
      await finds("claim gift", "host");
      expect(await world.ids("evil-example.com/claim")).toContain(entries.host.id);
    });

    test("a host that is not ASCII is found as it looks and as it is spelt in ASCII", async () => {
      await finds("bínanc.example", "idn");
      await finds("https://bínanc.example/x", "idn");
      await finds("xn--bnanc-zsa.example", "idn");
      await finds("wållet.com", "ascii");
    });

    test("another host is not found for one that is not there", async () => {
      await finds("evil-example.net");
      await finds("example.com");
      await finds("https://sample.com/claim");
    });

    test("a tenant of a shared host is found by its name", async () => {
      await finds("t.me/scam_lady", "tenant");
      await finds("https://t.me/scam_lady", "tenant");
      await finds("scam_lady", "tenant");
    });

    test("four numbers are a host", async () => {
      await finds("203.0.113.77", "number");
      await finds("http://203.0.113.77:8080/login", "number");
    });

    test("addresses in a text or among the sources are found", async () => {
      await finds("told-example.org", "told");
      await finds("0x52908400098527886E0F7030069857D2E4169EE7", "told");
      await finds("0x529084000", "told");
      await finds("forum-example.net", "source");
      await finds("https://forum-example.net/thread/9", "source");
    });

    test("one character wrong in an address finds nothing", async () => {
      await finds(`${ETH.slice(0, -1)}9`);
      await finds(`${BTC.slice(0, 8)}z${BTC.slice(9)}`);
    });

    test("what was typed is highlighted in the address", async () => {
      expect((await world.highlighted(ETH.slice(0, 10), entries.eth)).address).toEqual([ETH.slice(0, 10)]);
      expect((await world.highlighted(ETH.toLowerCase(), entries.eth)).address).toEqual([ETH]);
      expect((await world.highlighted("evil-example.com", entries.host)).address).toEqual(["evil-example.com"]);
    });
  });
}

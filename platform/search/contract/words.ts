// Words of scripts that put spaces between them: whole, by their beginning, misspelt, with and without accents.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CreatePlace, createWorld, entry, type World } from "./world.ts";

const HASH = "4f9d2c81aa0be7734c1d55e2f0a9b8c7";

export function testWords(createPlace: CreatePlace): void {
  describe("words", () => {
    const entries = {
      romance: entry({ title: "Romance scam", body: "She promised a wonderful investment and vanished." }),
      german: entry({ title: "Betrug", body: "Die gefälschte Börse verweigert die Auszahlung, Straße unbekannt." }),
      french: entry({ title: "Arnaque", body: "Le café a été payé; ŒUVRE naïve. Ｆｕｌｌ　Ｗｉｄｔｈ text" }),
      russian: entry({ title: "Мошенничество", body: "Кошелёк пуст." }),
      author: entry({ author: "harbourseal" }),
      hash: entry({ body: `The transaction ${HASH} cannot be undone. Invisible: sc\u200bammer.` }),
      apart: entry({ title: "Lighthouse", body: "keeper lost his pension" }),
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

    test("a word is found in the headline, the prose and a name", async () => {
      await finds("romance", "romance");
      await finds("WONDERFUL", "romance");
      await finds("harbourseal", "author");
    });

    test("every word must be there, in any order and any field", async () => {
      await finds("investment romance", "romance");
      await finds("pension lighthouse", "apart");
      await finds("romance pension");
    });

    test("the last word may be unfinished, the ones before may not", async () => {
      await finds("wonder", "romance");
      await finds("romance inv", "romance");
      await finds("roma investment");
    });

    test("one edit is forgiven from four letters", async () => {
      for (const typed of ["romnce", "roamnce", "romanxe", "rommance"]) await finds(typed, "romance");
      await finds("pensino lighthouse", "apart");
      await finds("rxmxnce");
    });

    test("two edits are forgiven from eight letters", async () => {
      for (const typed of ["investmmmt", "invstmnt", "invvestmentt"]) await finds(typed, "romance");
      await finds("invxxxment");
    });

    test("the first letter may be wrong too", async () => {
      for (const typed of ["aomance", "nivestmetn"]) await finds(typed, "romance");
    });

    test("words are corrected within a longer question", async () => {
      await finds("wonderfull investmant", "romance");
    });

    test("verbatim texts are found as they are written, and never corrected to", async () => {
      await finds("harbourseal", "author");
      await finds("HARBOURS", "author");
      await finds("harborseal");
    });

    test("hashes and addresses are neither corrected nor corrected to", async () => {
      await finds(HASH, "hash");
      await finds(`${HASH.slice(0, -1)}0`);
      await finds(`${HASH.slice(0, 5)}x${HASH.slice(6)}`);
    });

    test("accents, width, case and ß make no difference", async () => {
      await finds("gefalschte borse", "german");
      await finds("GEFÄLSCHTE BÖRSE", "german");
      await finds("gefa\u0308lschte", "german");
      await finds("strasse", "german");
      await finds("STRASSE", "german");
      await finds("cafe", "french");
      await finds("œuvre NAIVE", "french");
      await finds("full width", "french");
      await finds("кошелёк", "russian");
      await finds("МОШЕННИЧЕСТВО", "russian");
      await finds("scammer", "romance", "hash");
    });

    test("an umlaut may be written out", async () => {
      await finds("gefaelschte Boerse", "german");
    });

    test("words are highlighted as they were written", async () => {
      expect(await world.highlighted("ROMANCE investment", entries.romance)).toEqual({
        title: ["Romance"],
        body: ["investment"],
        address: [],
      });
      expect((await world.highlighted("borse strasse", entries.german)).body).toEqual(["Börse", "Straße"]);
      expect((await world.highlighted("full", entries.french)).body).toEqual(["Ｆｕｌｌ"]);
      expect((await world.highlighted("scammer", entries.hash)).body).toEqual(["sc\u200bammer"]);
      expect((await world.highlighted("invstment", entries.romance)).body).toEqual(["investment"]);
    });

    test("a word within another is not highlighted", async () => {
      expect((await world.highlighted("romance van", entries.romance)).body).toEqual(["van"]);
      expect((await world.highlighted("a romance", entries.romance)).body).toEqual(["a"]);
    });
  });
}

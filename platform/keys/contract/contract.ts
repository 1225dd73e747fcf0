// The contract of the keys port. Each adapter's test runs it.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { event } from "../../event-store/contract/events.ts";
import { type EventStore, NO_STREAM } from "../../event-store/port.ts";
import type { Keys, PreparedKey } from "../port.ts";

/** One process: the keys, and the event store whose events are sealed with them. */
type KeysProcess = { readonly keys: Keys; readonly eventStore: EventStore };

export type KeysData = {
  /** Another process on this data at each call. */
  readonly open: () => Promise<KeysProcess>;
  readonly dispose: () => Promise<void>;
};

const DESTROYED = { code: "KEY_DESTROYED" };
const live = (wrapped: string) => ({ status: "LIVE", wrapped });

export function testKeys(name: string, createData: () => Promise<KeysData>): void {
  describe(`keys: ${name}`, () => {
    let data: KeysData;
    let opened: KeysProcess[];
    const another = async () => {
      const one = await data.open();
      opened.push(one);
      return one;
    };
    const first = () => {
      const [one] = opened;
      if (one === undefined) throw new Error("No keys are open");
      return one;
    };
    const keys = () => first().keys;

    beforeEach(async () => {
      data = await createData();
      opened = [];
      await another();
    });
    afterEach(async () => {
      for (const one of opened.reverse()) {
        await one.keys.close();
        await one.eventStore.close();
      }
      await data.dispose();
    });

    describe("make", () => {
      it("stores a key that every process finds, also after opening anew", async () => {
        expect(await keys().make("report-1", "wrapped")).toBe("wrapped");
        for (const one of [keys(), (await another()).keys]) expect(await one.find("report-1")).toEqual(live("wrapped"));
        expect(await keys().find("report-2")).toEqual({ status: "NONE" });
      });

      it("gives whoever asks second the first one's, across processes and at the same moment", async () => {
        const processes = [keys(), (await another()).keys];
        const made = await Promise.all(
          Array.from({ length: 20 }, (_, i) => processes[i % 2]?.make("report-1", `wrapped-${i}`)),
        );
        expect(new Set(made).size).toBe(1);
        expect(await keys().find("report-1")).toEqual(live(made[0] ?? ""));
      });

      it("keeps names apart by every character and by case", async () => {
        const names = ["report-1", "Report-1", "report-1~text1", "report-1~2", "report_1", "r".repeat(200)];
        for (const name of names) await keys().make(name, `of-${name}`);
        expect(await keys().findMany(names)).toEqual(names.map((name) => live(`of-${name}`)));
      });

      it.each(["", "a b", "a/b", "../a", "a.b", "가", "a".repeat(201)])("refuses the name %j", async (name) => {
        await expect(keys().make(name, "wrapped")).rejects.toMatchObject({ code: "KEY_NAME_INVALID" });
        await expect(keys().destroy(name)).rejects.toMatchObject({ code: "KEY_NAME_INVALID" });
      });
    });

    describe("findMany", () => {
      it("answers in the order asked for, also twice and where there is none", async () => {
        await keys().make("report-1", "one");
        await keys().make("report-2", "two");
        await keys().make("report-3", "three");
        await keys().destroy("report-3");
        const found = await keys().findMany(["report-2", "report-9", "report-1", "report-3", "report-2"]);
        expect(found).toEqual([live("two"), { status: "NONE" }, live("one"), { status: "DESTROYED" }, live("two")]);
      });

      it("finds the same with events at hand", async () => {
        await keys().make("report-1", "one");
        await keys().make("report-2", "two");
        const atHand = (await first().eventStore.readAll("", 10)).slice(0, 1);
        expect(await keys().findMany(["report-2", "report-1"], atHand)).toEqual([live("two"), live("one")]);
      });
    });

    describe("prepare", () => {
      /** Prepares a key and gives what stores an event with it, as a command does; its text says which key it is sealed with. */
      const store = async (wrapped: string) => {
        const { before, stored: after }: PreparedKey = await keys().prepare("report-1", wrapped);
        const own = { stream: "note-1", events: [event(wrapped)], expected: NO_STREAM, after };
        return () => first().eventStore.appendInOrder([...before, own]);
      };
      const lost = { code: expect.stringMatching(/^(REVISION_CONFLICT|KEY_TAKEN)$/) };
      const sealedWith = async () => (await first().eventStore.readStream("note-1")).events.map(({ data }) => data);

      it("makes a key that is there once its first event is", async () => {
        await (await store("wrapped"))();
        expect(await (await another()).keys.find("report-1")).toEqual(live("wrapped"));
      });

      it("never leaves an event sealed with a key that lost", async () => {
        const append = await store("late");
        const winner = await (await another()).keys.make("report-1", "early");
        // It loses now, or it had won before.
        await append().catch((error: unknown) => expect(error).toMatchObject(lost));
        const stored = await sealedWith();
        expect(stored).toEqual(stored.map(() => ({ text: winner })));
      });

      it("yields to the key that is there", async () => {
        await keys().make("report-1", "early");
        await expect((await store("late"))()).rejects.toMatchObject(lost);
        expect(await sealedWith()).toEqual([]);
        expect(await keys().find("report-1")).toEqual(live("early"));
      });

      it("is refused, or its append is, once the key was destroyed", async () => {
        await keys().make("report-1", "gone");
        await keys().destroy("report-1");
        await expect((await store("again"))()).rejects.toMatchObject({
          code: expect.stringMatching(/^(KEY_DESTROYED|STREAM_SHREDDED)$/),
        });
        expect(await sealedWith()).toEqual([]);
      });
    });

    describe("destroy", () => {
      it("lets no process find the key, tried at once", async () => {
        const other = (await another()).keys;
        for (let i = 0; i < 20; i += 1) {
          await keys().make(`report-${i}`, "wrapped");
          expect(await other.find(`report-${i}`)).toEqual(live("wrapped"));
          await keys().destroy(`report-${i}`);
          for (const one of [keys(), other]) {
            expect(await one.find(`report-${i}`)).toEqual({ status: "DESTROYED" });
            expect(await one.findMany([`report-${i}`])).toEqual([{ status: "DESTROYED" }]);
          }
        }
      });

      it("is for good: no key of the name is made again, here, elsewhere and after opening anew", async () => {
        const before = (await another()).keys;
        await keys().make("report-1", "gone");
        await keys().destroy("report-1");
        for (const one of [keys(), before, (await another()).keys]) {
          await expect(one.make("report-1", "again")).rejects.toMatchObject(DESTROYED);
        }
      });

      it("is remembered where there was no key", async () => {
        await keys().destroy("report-1");
        await expect(keys().make("report-1", "late")).rejects.toMatchObject(DESTROYED);
        expect(await keys().find("report-1")).toEqual({ status: "DESTROYED" });
      });

      it("may be asked for twice, at once, and leaves other keys alone", async () => {
        await keys().make("report-1", "gone");
        await keys().make("report-1~2", "stays");
        await Promise.all([keys().destroy("report-1"), keys().destroy("report-1")]);
        await keys().destroy("report-1");
        expect(await keys().find("report-1~2")).toEqual(live("stays"));
      });
    });

    describe("onDestroyed", () => {
      it("tells this process and every other one, until it is stopped", async () => {
        const other = (await another()).keys;
        const told = [keys(), other].map((one) => {
          const { promise, resolve } = Promise.withResolvers<void>();
          one.onDestroyed(resolve);
          return promise;
        });
        let late = 0;
        const stop = other.onDestroyed(() => {
          late += 1;
        });
        stop();
        await keys().make("report-1", "gone");
        await keys().destroy("report-1");
        await Promise.all(told);
        expect(late).toBe(0);
      });
    });

    it("may be closed twice", async () => {
      await keys().close();
      await expect(keys().close()).resolves.toBeUndefined();
    });
  });
}

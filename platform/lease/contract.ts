// The contract of every lease adapter. An adapter's test calls `testLeases` with its own place.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { holdIfFree, holdLease, LeaseLost } from "./hold.ts";
import type { Leases, Token } from "./port.ts";

/** Empty at first. */
export type LeasesPlace = {
  /** As at a restart: called again only after the one before was closed. */
  open(): Promise<Leases>;
  remove(): Promise<void>;
};

/** So long that it does not run out during a test. */
const LONG = 600_000;
const quiet = { info() {}, warn() {}, error() {} };
const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 20_000, interval: 5 });

export function testLeases(name: string, createPlace: () => Promise<LeasesPlace>): void {
  describe(`leases: ${name}`, () => {
    let place: LeasesPlace;
    let leases: Leases;
    beforeEach(async () => {
      place = await createPlace();
      leases = await place.open();
    });
    afterEach(async () => {
      await leases.close();
      await place.remove();
    });

    const acquired = async (of = "projector", ttlMs = LONG): Promise<Token> => {
      const token = await leases.acquire(of, ttlMs);
      if (token === undefined) throw new Error("somebody holds it");
      return token;
    };
    /** Once an earlier one has run out. */
    const acquiredLater = async (): Promise<Token> => {
      let token: Token | undefined;
      await until(async () => {
        token = await leases.acquire("projector", LONG);
        expect(token).toBeDefined();
      });
      return token ?? 0;
    };

    test("gives a name to one holder at a time, and each name by itself", async () => {
      const tokens = await Promise.all(Array.from({ length: 20 }, () => leases.acquire("projector", LONG)));
      expect(tokens.filter((token) => token !== undefined)).toHaveLength(1);
      await acquired("relay");
    });

    test("gives it to the next when it is released, with a greater token", async () => {
      const first = await acquired();
      expect(Number.isSafeInteger(first)).toBe(true);
      expect(first).toBeGreaterThan(0);
      await leases.release("projector", first);
      expect(await acquired()).toBeGreaterThan(first);
    });

    test("gives it to the next when it has run out, with a greater token", async () => {
      const first = await acquired("projector", 20);
      expect(await acquiredLater()).toBeGreaterThan(first);
    });

    test("renews it for its holder only", async () => {
      const token = await acquired("projector", 20);
      const next = await acquiredLater();
      expect(await leases.renew("projector", token, LONG)).toBe(false);
      expect(await leases.renew("projector", next, LONG)).toBe(true);
      expect(await leases.renew("projector", next + 1, LONG)).toBe(false);
      expect(await leases.renew("unknown", next, LONG)).toBe(false);
    });

    test("keeps it as long as it was renewed for", async () => {
      const token = await acquired("projector", 5_000);
      expect(await leases.renew("projector", token, LONG)).toBe(true);
      expect(await leases.acquire("projector", LONG)).toBeUndefined();
    });

    test("releases nothing of another holder", async () => {
      const token = await acquired();
      await leases.release("projector", token - 1);
      await leases.release("unknown", token);
      expect(await leases.acquire("projector", LONG)).toBeUndefined();
    });

    test("gives greater tokens after a restart", async () => {
      const first = await acquired();
      await leases.release("projector", first);
      await leases.close();
      leases = await place.open();
      expect(await acquired()).toBeGreaterThan(first);
    });

    test.each([
      ["", LONG],
      ["a:b", LONG],
      ["x".repeat(101), LONG],
      ["projector", 0],
      ["projector", 1.5],
      ["projector", Number.POSITIVE_INFINITY],
    ])("refuses the lease %j for %d ms", async (of, ttlMs) => {
      await expect(leases.acquire(of, ttlMs)).rejects.toMatchObject({ code: "LEASE_INVALID" });
    });

    describe("held", () => {
      const holding = (ttlMs = LONG) => ({ leases, name: "projector", ttlMs, log: quiet });
      const never = new AbortController().signal;

      test("lets one work after the other, under growing tokens", async () => {
        const tokens: Token[] = [];
        let working = 0;
        const work = async ({ token }: { readonly token: Token }) => {
          working += 1;
          expect(working).toBe(1);
          tokens.push(token);
          await until(() => expect(tokens).toContain(token));
          working -= 1;
        };
        await Promise.all([1, 2, 3].map(() => holdLease(holding(30), never, work)));
        expect(tokens).toEqual([...new Set(tokens)].sort((a, b) => a - b));
      });

      test("is renewed while the work lasts, and released with it, also when it fails", async () => {
        const { promise: mayEnd, reject: fail } = Promise.withResolvers<void>();
        const renew = vi.spyOn(leases, "renew");
        const held = holdLease(holding(500), never, () => mayEnd);
        await until(() => expect(renew.mock.calls.length).toBeGreaterThan(2));
        expect(await leases.acquire("projector", LONG)).toBeUndefined();
        fail(new Error("not now"));
        await expect(held).rejects.toThrow("not now");
        await acquired();
      });

      test("tells its holder when it is lost", async () => {
        const reasons: unknown[] = [];
        await holdLease(holding(60), never, async ({ token, signal }) => {
          await leases.release("projector", token);
          await until(() => expect(signal.aborted).toBe(true));
          reasons.push(signal.reason);
        });
        expect(reasons).toEqual([expect.any(LeaseLost)]);
      });

      test("counts as lost when it can't be renewed in time", async () => {
        vi.spyOn(leases, "renew").mockRejectedValue(new Error("no answer"));
        await holdLease(holding(60), never, ({ signal }) => until(() => expect(signal.aborted).toBe(true)));
      });

      test("is not waited for when nobody wants it any more", async () => {
        await acquired();
        const leaving = new AbortController();
        const held = holdLease(holding(), leaving.signal, async () => "worked");
        leaving.abort();
        expect(await held).toBeUndefined();
      });

      test("may be taken only where it is free, and is released with the work then too", async () => {
        const first = await holdIfFree(holding(), never, async () => {
          expect(await holdIfFree(holding(), never, async () => "both")).toBeUndefined();
          return "one";
        });
        expect(first).toEqual({ did: "one" });
        expect(await holdIfFree(holding(), never, async () => "the next")).toEqual({ did: "the next" });
      });
    });
  });
}

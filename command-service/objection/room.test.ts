import { OBJECTION_LIMITS } from "@sb/contracts/objection/model.ts";
import { openMemory } from "@sb/platform/rate-limit/memory.ts";
import { expect, test } from "vitest";
import { takeRoom } from "./room.ts";

const HOUR = 3_600_000;
const { ofNetwork, onTarget, toList } = OBJECTION_LIMITS;

function openRoom() {
  let now = 0;
  const keys: string[] = [];
  const counters = openMemory({ now: () => now });
  const vault = { mac: (purpose: string, text: string) => Buffer.from(`${purpose} ${text}`).toString("base64url") };
  const deps = {
    vault,
    dailyCounters: {
      ...counters,
      hit: (key: string, windowMs: number) => {
        keys.push(key);
        return counters.hit(key, windowMs);
      },
    },
  };
  const take = async (n: number, more: { target?: string; listSeq?: number; network?: string } = {}, at = 0) => {
    now = at * HOUR;
    const { target = `zq-shop-${n}.com`, listSeq = n, network = `198.51.100.${n}` } = more;
    return takeRoom(deps, { listSeq, adrs: target }, network).then(
      () => "TAKEN",
      ({ code }: { readonly code: string }) => code,
    );
  };
  return { take, keys };
}

test.each([
  ["of one network", ofNetwork, { network: "203.0.113.7" }],
  ["about one target", onTarget, { target: "zq-shop.com" }],
  ["to one list", toList, { listSeq: 7 }],
])("within a day there is room for so many objections %s: %i", async (_, most, same) => {
  const { take } = openRoom();
  for (let n = 0; n < most; n += 1) expect(await take(n, same)).toBe("TAKEN");
  expect(await take(900, same, 23)).toBe("TOO_MANY_OBJECTIONS");
  expect(await take(901)).toBe("TAKEN");
  expect(await take(902, same, 25)).toBe("TAKEN");
});

test("one that is refused takes no room of its network, its target or its list", async () => {
  const { take } = openRoom();
  const full = { listSeq: 7 };
  for (let n = 0; n < toList; n += 1) await take(n, full);
  const network = "203.0.113.7";
  for (let n = 0; n < ofNetwork; n += 1) expect(await take(100 + n, { ...full, network })).toBe("TOO_MANY_OBJECTIONS");
  expect(await take(200, { network })).toBe("TAKEN");
});

test("neither a network nor a target is written down as it is", async () => {
  const { take, keys } = openRoom();
  await take(1, { network: "203.0.113.7" });
  expect(keys).toHaveLength(3);
  for (const key of keys) expect(key).not.toMatch(/203\.0|zq-shop/);
});

import { LIST_LIMIT } from "@sb/platform/read-store/port.ts";
import { expect, test } from "vitest";
import { accountProjection } from "../account/projections.ts";
import { commentProjection } from "../comment/projections.ts";
import { type Given, handledBy, history, indexed } from "../runtime/testing.ts";
import { reportIndex } from "./index-projection.ts";
import { reportProjection } from "./projection.ts";
import { declaration, filed } from "./testing.ts";

test("all reports of somebody renamed are indexed anew, more than one call reads", async () => {
  const count = 2 * LIST_LIMIT + 1;
  const addresses = Array.from({ length: count }, (_, i) => declaration({ addressKey: `evil${i}.example` }));
  const renamed: Given = {
    stream: "account-owner",
    type: "NicknameChanged",
    data: { userId: "owner", membership: 1, nickname: "keeper", previous: "finder" },
  };
  const joined: Given = {
    stream: "account-owner",
    type: "AccountJoined",
    data: { userId: "owner", membership: 1, nickname: "finder", terms: ["A01", "R02"], again: false, person: "sealed" },
  };
  const events = history([joined, ...addresses.map((declared, i) => filed(i + 1, { declaration: declared })), renamed]);
  const only = handledBy(reportIndex, events.slice(-1));
  const index = {
    ...reportIndex,
    index: (_events: unknown, model: Parameters<typeof reportIndex.index>[1]) => reportIndex.index(only, model),
  };
  const ops = await indexed(index, [reportProjection, accountProjection, commentProjection], events);
  expect(ops.filter(({ op }) => op === "upsert")).toHaveLength(count);
});

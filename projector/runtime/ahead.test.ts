import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLeases } from "@sb/platform/lease/open.ts";
import { createLogger } from "@sb/platform/log.ts";
import type { ProjectionState } from "@sb/platform/service/heartbeat.ts";
import { expect, test } from "vitest";
import { buildAhead } from "./ahead.ts";
import { filled, toyProjection, toyStream } from "./test-support/toy.ts";
import { until } from "./test-support/until.ts";
import { createWorld } from "./test-support/world.ts";

/** The active projector is of the release before. */
const BEFORE: ProjectionState = { projection: "toy@0", state: "live", ready: true, lagEvents: 0, lagMs: 0 };

const TOY = toyProjection();

test("of two standbys of a release one builds, and both may be waited for", async () => {
  await using resources = new AsyncDisposableStack();
  const folder = resources.adopt(mkdtempSync(join(tmpdir(), "sb-ahead-")), (path) => rmSync(path, { recursive: true }));
  const world = resources.adopt(await createWorld(), (open) => open.close());
  await world.append(filled("a", 3));
  const standby = async (readers: () => readonly string[]) => {
    const leases = resources.adopt(await openLeases("sqlite:", folder), (open) => open.close());
    const projections = { streams: [toyStream], projections: [TOY], indexProjections: [] };
    const heartbeats = { projections: () => [BEFORE], readers };
    const log = createLogger("silent");
    return resources.adopt(buildAhead({ ...world, projections, heartbeats, leases, ttlMs: 60_000, log }), (open) =>
      open.stop(),
    );
  };
  let readers: readonly string[] = ["toy@0"];
  const both = [await standby(() => readers), await standby(() => readers)];
  await until(async () => expect(await world.readStore.model(TOY.name).get("box", "a")).toMatchObject({ size: 3 }));
  // Somebody still answers from what only the release before has.
  expect(both.map((each) => each.isDone())).toEqual([false, false]);
  readers = [TOY.name];
  await until(() => expect(both.map((each) => each.isDone())).toEqual([true, true]));
});

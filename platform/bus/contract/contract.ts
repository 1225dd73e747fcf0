// The contract of the bus port. Each adapter's test calls `testBus` with its own place.
import { afterEach, beforeEach, describe } from "vitest";
import type { Bus } from "../port.ts";
import { defineSubscription } from "../subscription.ts";
import { attachContract } from "./attach.ts";
import { beginContract } from "./begin.ts";
import { deliveryContract } from "./delivery.ts";
import { failuresContract } from "./failures.ts";
import { newGroupContract } from "./new-group.ts";
import { pausedContract } from "./paused.ts";
import { processesContract } from "./processes.ts";
import { stopsContract } from "./stops.ts";
import { type BusPlace, type BusWorld, handles } from "./world.ts";

export function testBus(name: string, createPlace: () => Promise<BusPlace>): void {
  describe(`bus: ${name}`, () => {
    let place: BusPlace;
    let bus: Bus;

    beforeEach(async () => {
      place = await createPlace();
      bus = await place.open();
    });
    afterEach(async () => {
      await bus.close();
      await place.remove();
    });

    const world: BusWorld = {
      bus: () => bus,
      place: () => place,
      reopen: async () => {
        await bus.close();
        bus = await place.open();
      },
      collect: (group, seen) =>
        bus.subscribe(defineSubscription({ group, handles, handle: async (event) => void seen.push(event) })),
    };
    deliveryContract(world);
    failuresContract(world);
    pausedContract(world);
    newGroupContract(world);
    processesContract(world);
    attachContract(world);
    beginContract(world);
    stopsContract(world);
  });
}

import { expect, test } from "vitest";
import { subscribeAll } from "./subscribe-all.ts";
import { defineSubscription } from "./subscription.ts";

const named = (group: string) => defineSubscription({ group, handles: [], handle: async () => {} });

test("stops all at once, and waits for each", async () => {
  const groups: string[] = [];
  const all = Promise.withResolvers<void>();
  let stopped = 0;
  const bus = {
    async subscribe({ group }: { readonly group: string }) {
      groups.push(group);
      return {
        async stop() {
          stopped += 1;
          // Ends only once the last one was told to stop too.
          if (stopped === 3) all.resolve();
          await all.promise;
        },
      };
    },
  };
  const running = await subscribeAll(bus, ["one", "two", "three"].map(named));
  expect(groups).toEqual(["one", "two", "three"]);
  await running.stop();
  expect(stopped).toBe(3);
});

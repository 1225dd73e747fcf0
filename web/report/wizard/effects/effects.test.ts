import { expect, test, vi } from "vitest";
import { createEffects } from "./effects.ts";

test("a private key in the place of an address is answered on the device", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const { lookUp } = createEffects(
    () => "a-draft",
    () => {},
  );
  const adrs = "5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ";
  expect(await lookUp(adrs)).toMatchObject({ adrs, error: { code: "NOT_RECOGNIZED" } });
  expect(fetch).not.toHaveBeenCalled();
});

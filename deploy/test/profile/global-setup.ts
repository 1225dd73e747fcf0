// Set-up of the vitest project on the mixed profile: once before its first file, once after its last.
import type { TestProject } from "vitest/node";
import { makePlaces, removePlaces } from "./places.ts";
import { runPrefix } from "./profile.ts";

export default async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  await makePlaces();
  return () => removePlaces(runPrefix(config.env));
}

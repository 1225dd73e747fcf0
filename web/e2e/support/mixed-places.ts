// Before the first browser test on the mixed profile, and after the last one.
import { makePlaces, removePlaces } from "../../../deploy/test/profile/places.ts";
import { runPrefix } from "../../../deploy/test/profile/profile.ts";

export default async function setup(): Promise<() => Promise<void>> {
  await makePlaces();
  return () => removePlaces(runPrefix());
}

import { describe, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import { attached, FIRST_PLACE, newestOf, RelayPlace, standing, stillStands } from "./epochs.ts";

const log = { id: "log", end: "9" };
const first = { ...attached(FIRST_PLACE, undefined, log), position: "9" };

describe("epochs", () => {
  test("note which log is carried, in the epoch there is", () => {
    expect(first.epochs).toEqual([{ number: 1, log: "log", after: START }]);
    expect(attached(first, undefined, log)).toBe(first);
  });

  test("void what a log lost", () => {
    const place = attached(first, "BEYOND_END", { ...log, end: "5" });
    expect(place.position).toBe("5");
    expect(standing(place, { epoch: 1, position: "7" })).toBe("5");
    expect(stillStands(place, { epoch: 1, position: "7" })).toBe(false);
    expect(stillStands(place, { epoch: 1, position: "4" })).toBe(true);
    expect(stillStands(place, { epoch: 2, position: "7" })).toBe(true);
  });

  test("void all that was carried of another log", () => {
    const place = attached(first, "OTHER_LOG", { id: "another", end: "9" });
    expect(place.position).toBe(START);
    expect(standing(place, { epoch: 1, position: "4" })).toBeUndefined();
    expect(stillStands(place, { epoch: 1, position: "4" })).toBe(false);
    expect(stillStands(place, { epoch: 2, position: "4" })).toBe(true);
  });

  test("keep within what Kafka keeps with an offset", () => {
    let place: RelayPlace = first;
    const end = "9".repeat(41);
    for (let times = 0; times < 50; times += 1) place = attached(place, "BEYOND_END", { id: "f".repeat(36), end });
    expect(newestOf(place).number).toBe(51);
    expect(RelayPlace.parse(place)).toEqual(place);
    expect(JSON.stringify(place).length).toBeLessThan(4_096);
  });
});

import { expect, test } from "vitest";
import { whenCoordinated } from "./coordinator.ts";

/** As the client fails after its own tries. */
const failed = (type: string): Error =>
  new Error("tried in vain", { cause: Object.assign(new Error("no"), { type, retriable: true }) });

function failingFirst(...errors: Error[]) {
  let asked = 0;
  const ask = async (): Promise<number> => {
    asked += 1;
    const error = errors.shift();
    if (error) throw error;
    return asked;
  };
  return ask;
}

test("asks again while the coordinator is made, loads or moves", async () => {
  const types = ["GROUP_COORDINATOR_NOT_AVAILABLE", "GROUP_LOAD_IN_PROGRESS", "NOT_COORDINATOR_FOR_GROUP"];
  expect(await whenCoordinated(failingFirst(...types.map(failed)))).toBe(4);
});

test("any other failure is thrown at once", async () => {
  const wrong = failed("GROUP_AUTHORIZATION_FAILED");
  await expect(whenCoordinated(failingFirst(failed("GROUP_LOAD_IN_PROGRESS"), wrong))).rejects.toBe(wrong);
});

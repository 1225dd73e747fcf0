import { expect, test } from "vitest";
import { DeletionRequest, InstitutionInput } from "./wire.ts";

test("a deletion request has the specified fields; an institution may ask as well", () => {
  expect(Object.keys(DeletionRequest.shape)).toEqual(
    "dclrSeq reason summary content adrs fullName email contact1 contact2 institution".split(" "),
  );
  expect(Object.keys(InstitutionInput.shape)).toEqual(["name", "contact", "email", "url"]);
});

import { describe, it } from "vitest";
import { given } from "./given.ts";
import { reservation } from "./reservation.ts";

const claimed = (holder: string) => ({ type: "NameClaimed", version: 1, data: { holder } }) as const;
const released = (holder: string) => ({ type: "NameReleased", version: 1, data: { holder } }) as const;

describe("the rules of a reservation", () => {
  it("a free name can be claimed", () => {
    given(reservation).when({ type: "Reserve", holder: "a" }).expectEvents(claimed("a"));
  });
  it("a released name can be claimed", () => {
    given(reservation, claimed("a"), released("a")).when({ type: "Reserve", holder: "b" }).expectEvents(claimed("b"));
  });
  it("a held name stays with its holder, whoever requests it", () => {
    given(reservation, claimed("a")).when({ type: "Reserve", holder: "b" }).expectEvents();
    given(reservation, claimed("a")).when({ type: "Reserve", holder: "a" }).expectEvents();
  });
  it("only its holder can release it", () => {
    given(reservation, claimed("a")).when({ type: "Release", holder: "a" }).expectEvents(released("a"));
    given(reservation, claimed("a")).when({ type: "Release", holder: "b" }).expectEvents();
    given(reservation).when({ type: "Release", holder: "a" }).expectEvents();
  });
});

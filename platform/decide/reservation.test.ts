import { describe, it } from "vitest";
import { given } from "./given.ts";
import { reservation } from "./reservation.ts";

const claimed = (holder: string) => ({ type: "NameClaimed", version: 1, data: { holder } }) as const;
const released = (holder: string) => ({ type: "NameReleased", version: 1, data: { holder } }) as const;

describe("the rules of a reservation", () => {
  it("a free name is claimed", () => {
    given(reservation).when({ type: "Reserve", holder: "a" }).expectEvents(claimed("a"));
  });
  it("a name that was given back is claimed", () => {
    given(reservation, claimed("a"), released("a")).when({ type: "Reserve", holder: "b" }).expectEvents(claimed("b"));
  });
  it("a name that is held stays with its holder, whoever asks", () => {
    given(reservation, claimed("a")).when({ type: "Reserve", holder: "b" }).expectEvents();
    given(reservation, claimed("a")).when({ type: "Reserve", holder: "a" }).expectEvents();
  });
  it("its holder gives it back, and nobody else", () => {
    given(reservation, claimed("a")).when({ type: "Release", holder: "a" }).expectEvents(released("a"));
    given(reservation, claimed("a")).when({ type: "Release", holder: "b" }).expectEvents();
    given(reservation).when({ type: "Release", holder: "a" }).expectEvents();
  });
});

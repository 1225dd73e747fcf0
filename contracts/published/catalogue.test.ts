// The prepared lists, as an admin is asked to agree to them.
import { expect, test } from "vitest";
import { CRIME_TYPES, DECLARE_TYPES } from "../codes.ts";
import { CATALOGUE, type CatalogueList, LICENCE_KINDS } from "./catalogue.ts";
import { LIST_FIELDS, LIST_FORMS } from "./model.ts";
import { NewList } from "./wire.ts";

const isHttps = (text: string): boolean => new URL(text).protocol === "https:" && new URL(text).username === "";

test.each(CATALOGUE)("$id says who publishes it, where, and on which terms", (list) => {
  expect(list.id).toMatch(/^[a-z0-9-]{3,40}$/);
  for (const text of [list.name, list.publisher, list.attribution, list.licence.name])
    expect(text.trim().length).toBeGreaterThan(1);
  expect([list.page, list.url, list.licence.url].filter((url) => !isHttps(url))).toEqual([]);
  expect(LICENCE_KINDS).toContain(list.licence.kind);
  expect(CRIME_TYPES).toContain(list.takenFor);
  expect(list.holds.length).toBeGreaterThan(0);
  for (const kind of list.holds) expect(DECLARE_TYPES).toContain(kind);
  expect(list.everyHours).toBeGreaterThanOrEqual(6);
  expect(list.everyHours).toBeLessThanOrEqual(168);
});

test.each(CATALOGUE as readonly CatalogueList[])("$id can be added as it stands", (list) => {
  expect(LIST_FORMS).toContain(list.form);
  const { name, publisher, licence, attribution, mayShare, url, form, path, everyHours, takenFor } = list;
  const body = { name, publisher, licence: licence.name, attribution, mayShare, url, form, path, everyHours, takenFor };
  expect(NewList.parse(body)).toMatchObject(body);
  expect(name.length).toBeLessThanOrEqual(LIST_FIELDS.name.maxChars);
});

test("only what a licence allows to everybody is passed on", () => {
  const passedOn = CATALOGUE.filter(({ mayShare }) => mayShare);
  expect(passedOn.filter(({ licence }) => licence.kind !== "FREE" && licence.kind !== "NOTICE")).toEqual([]);
});

test("no list is there twice, and no address holds a key", () => {
  for (const of of ["id", "name", "url"] as const)
    expect(new Set(CATALOGUE.map((list) => list[of])).size).toBe(CATALOGUE.length);
  expect(CATALOGUE.filter(({ url }) => /[?&](?:auth-?key|token|key)=/i.test(url))).toEqual([]);
});

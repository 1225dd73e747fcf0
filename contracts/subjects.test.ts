import { describe, expect, test } from "vitest";
import { groupsOf } from "./subject.ts";
import { businessCounts, streams, subjects } from "./subjects.ts";
import { unboundedIn } from "./unbounded.ts";

const examples = subjects.flatMap((subject) => subject.examples);
const definitions = subjects.flatMap(({ streams }) => streams.flatMap(({ events }) => events.definitions));

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test("subjects share no name, stream, event type, model, index, consumer group or kind of jobs", () => {
  const streams = subjects.flatMap((subject) => subject.streams.map(({ kind }) => kind));
  expect(twice(subjects.map(({ name }) => name))).toEqual([]);
  expect(twice(streams)).toEqual([]);
  expect(twice(definitions.map(({ type }) => type))).toEqual([]);
  expect(twice(subjects.flatMap(({ models, indexes }) => [...models, ...indexes.map(({ name }) => name)]))).toEqual([]);
  expect(twice(subjects.flatMap(groupsOf))).toEqual([]);
  expect(twice(subjects.flatMap(({ jobs }) => jobs.map(({ kind }) => kind)))).toEqual([]);
});

test.each(subjects)("the rows of $name say whose they are", ({ name, routes }) => {
  expect(Object.entries(routes).filter(([, { subject }]) => subject !== name)).toEqual([]);
});

test.each(subjects.flatMap(({ jobs }) => jobs))("the payload of $kind has a maximum everywhere", ({ payload }) => {
  expect(unboundedIn(payload)).toEqual([]);
});

describe.each(definitions)("$type", (definition) => {
  test.each(Array.from({ length: definition.version }, (_, at) => at + 1))(
    "parses the stored example of version %i",
    (v) => {
      const stored = examples.filter(({ type, version }) => type === definition.type && version === v);
      expect(stored, "there is an example of it").not.toEqual([]);
      for (const { secret, ...event } of stored) {
        const read = definition.read({ stream: "example-1", ...event }, secret);
        expect(read).toMatchObject({ type: definition.type, version: definition.version });
        // Nothing of the current shape is lost.
        if (v === definition.version) expect(read).toEqual({ ...event, ...(secret ? { secret } : {}) });
      }
    },
  );
});

test("each count is of events that there are, under a name of its own", () => {
  const types = new Set(streams.flatMap(({ events }) => events.definitions.map(({ type }) => type)));
  for (const { events } of businessCounts) for (const type of events) expect(types).toContain(type);
  const names = businessCounts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^sb_[a-z_]+_total$/);
});

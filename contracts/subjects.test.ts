import { describe, expect, test } from "vitest";
import { accountExamples } from "./account/stored-examples.ts";
import { agencyExamples } from "./agency/stored-examples.ts";
import { analysisExamples } from "./analysis/stored-examples.ts";
import { apiKeyExamples } from "./apikey/stored-examples.ts";
import { commentExamples } from "./comment/stored-examples.ts";
import { deliveryExamples } from "./delivery/stored-examples.ts";
import { disclosureExamples } from "./disclosure/stored-examples.ts";
import { disputeExamples } from "./dispute/stored-examples.ts";
import { inquiryExamples } from "./inquiry/stored-examples.ts";
import { insightExamples } from "./insight/subject.ts";
import { newsExamples } from "./news/stored-examples.ts";
import { newsletterExamples } from "./newsletter/stored-examples.ts";
import { noticeExamples } from "./notice/subject.ts";
import { operationExamples } from "./operation/stored-examples.ts";
import { reportExamples } from "./report/stored-examples.ts";
import { targetExamples } from "./sharing/stored-examples.ts";
import { groupsOf } from "./subject.ts";
import { subjects } from "./subjects.ts";
import { termsExamples } from "./terms/stored-examples.ts";
import { unboundedIn } from "./unbounded.ts";
import { unusualExamples } from "./unusual/stored-examples.ts";
import { viewsExamples } from "./views/stored-examples.ts";
import { watchExamples } from "./watch/stored-examples.ts";
import { webhookExamples } from "./webhook/stored-examples.ts";

const examples = [
  ...accountExamples,
  ...agencyExamples,
  ...analysisExamples,
  ...apiKeyExamples,
  ...commentExamples,
  ...deliveryExamples,
  ...disclosureExamples,
  ...disputeExamples,
  ...insightExamples,
  ...newsExamples,
  ...inquiryExamples,
  ...newsletterExamples,
  ...noticeExamples,
  ...operationExamples,
  ...reportExamples,
  ...targetExamples,
  ...termsExamples,
  ...unusualExamples,
  ...viewsExamples,
  ...watchExamples,
  ...webhookExamples,
];
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

import { routes } from "@sb/contracts/routes.ts";
import { groupsOf } from "@sb/contracts/subject.ts";
import { subjects } from "@sb/contracts/subjects.ts";
import { describe, expect, test } from "vitest";
import { PARTS } from "./parts.ts";
import { requireProjections, requireServices, type Services } from "./registry.ts";

const { projections, indexProjections } = PARTS.projections;
const [report, ...others] = [...projections].sort(({ name }) => (name.startsWith("report@") ? -1 : 1));

const services: Services = {
  handlers: Object.keys(routes),
  subscriptions: subjects.flatMap(groupsOf).map((group) => ({ group, handles: [] })),
  jobParts: { handlers: subjects.flatMap(({ jobs }) => jobs), schedules: [] },
};
const handlersBut = (key: string) => services.handlers.filter((each) => each !== key);

describe("a process starts", () => {
  test("with the parts that the subjects declare", () => {
    expect(() => requireProjections(subjects, PARTS.projections)).not.toThrow();
    expect(() => requireServices(subjects, routes, services)).not.toThrow();
  });
});

describe("a process does not start", () => {
  test("without a projection", () => {
    expect(() => requireProjections(subjects, { projections: others, indexProjections })).toThrow(
      `the read model ${report?.name} of the subject report has no projection`,
    );
    expect(() => requireProjections(subjects, { projections, indexProjections: [] })).toThrow(
      /the index report-index@\d+ of the subject report has no index projection/,
    );
  });

  test("with a duplicate projection, or one that no subject declares", () => {
    expect(() =>
      requireProjections(subjects, { projections: [...projections, ...projections], indexProjections }),
    ).toThrow("of the subject account has more than one projection");
    const strange = others.map((projection) => ({ ...projection, name: "strange@1" }));
    expect(() => requireProjections(subjects, { projections: [...projections, ...strange], indexProjections })).toThrow(
      "the projection strange@1 is of no subject",
    );
  });

  test("with an event that no projection handles, unless that is declared", () => {
    const deaf = projections.map((projection) => ({
      ...projection,
      handles: projection.handles.filter(({ type }) => type !== "AccountPersonChanged"),
    }));
    const check = (named: typeof subjects) => () => requireProjections(named, { projections: deaf, indexProjections });
    expect(check(subjects)).toThrow(
      "the event AccountPersonChanged of the subject account is handled by no projection",
    );
    const said = subjects.map((subject) => ({
      ...subject,
      notProjected: { ...subject.notProjected, AccountPersonChanged: "a reason", AccountJoined: "a wrong one" },
    }));
    expect(check(said)).toThrow(/^the event AccountJoined .* is handled by a projection, against notProjected$/);
  });

  test("without a worker or follow-up, with two in one group, or with one that no subject declares", () => {
    const all = services.subscriptions.map(({ group }) => group);
    const start = (groups: readonly string[]) => {
      const subscriptions = groups.map((group) => ({ group, handles: [] }));
      return () => requireServices(subjects, routes, { ...services, subscriptions });
    };
    expect(start(all.filter((group) => group !== "report-evidence"))).toThrow(
      /^the consumer group report-evidence of the subject report has no worker or follow-up$/,
    );
    expect(start([...all, "report-evidence"])).toThrow(
      /^the consumer group report-evidence of the subject report has more than one worker or follow-up$/,
    );
    expect(start([...all, "strange"])).toThrow(/^the worker or follow-up strange is of no subject$/);
  });

  test("with a group that handles an event of a stream that does not travel", () => {
    const handles = [{ type: "DeclarationFiled" }, { type: "SessionRevoked" }];
    const subscriptions = services.subscriptions.map((each) =>
      each.group === "report-eraser" ? { ...each, handles } : each,
    );
    expect(() => requireServices(subjects, routes, { ...services, subscriptions })).toThrow(
      /^the consumer group report-eraser handles the event SessionRevoked, of a stream that does not travel$/,
    );
  });

  test("without a handler of a kind of jobs, with two, with one of no subject, or with a schedule of no kind", () => {
    const rest = services.jobParts.handlers.filter(({ kind }) => kind !== "report-preview");
    const start = (jobParts: Partial<Services["jobParts"]>) => () =>
      requireServices(subjects, routes, { ...services, jobParts: { ...services.jobParts, ...jobParts } });
    expect(start({ handlers: rest })).toThrow(
      /^the kind of jobs report-preview of the subject report has no job handler$/,
    );
    expect(start({ handlers: [...services.jobParts.handlers, ...rest] })).toThrow("has more than one job handler");
    expect(start({ handlers: [...services.jobParts.handlers, { kind: "strange" }] })).toThrow(
      /^the job handler strange is of no subject$/,
    );
    expect(start({ schedules: [{ kind: "strange", name: "nightly" }] })).toThrow(
      /^the schedule nightly makes jobs of a kind of no subject: strange$/,
    );
  });

  test.each(["POST report", "GET report/history"])("without a handler of %s, or with two", (key) => {
    expect(() => requireServices(subjects, routes, { ...services, handlers: handlersBut(key) })).toThrow(
      new RegExp(`^the route ${key} has no handler$`),
    );
    expect(() => requireServices(subjects, routes, { ...services, handlers: [...services.handlers, key] })).toThrow(
      new RegExp(`^the route ${key} has more than one handler$`),
    );
  });

  test("with a route of no subject, or one that reads an undeclared model", () => {
    const route = { ...routes["GET home/main"], subject: "strange", reads: ["strange@1"] };
    expect(() => requireServices(subjects, { ...routes, "GET home/main": route }, services)).toThrow(
      /^the route GET home\/main is of no subject: strange; the route GET home\/main reads strange@1, of no subject$/,
    );
  });
});

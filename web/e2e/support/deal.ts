// Each browser test runs once: its name deals it a project, and with it a language, a width and a profile. Tests tagged @smoke run in
// every project that their other tags allow; with SB_TEST_EVERY=1 (.ci/nightly) all tests do.
import { createHash } from "node:crypto";

export type DealtPlace = {
  readonly name: string;
  /** Whether a test may run there. `test`: its file and title, with its tags. */
  readonly takes: (test: string) => boolean;
};

export function placesOf<P extends DealtPlace>(places: readonly P[], test: string, every: boolean): readonly P[] {
  const open = places.filter(({ takes }) => takes(test));
  return every || test.includes("@smoke") ? open : open.filter((_, at) => at === numberOf(test) % open.length);
}

/** The same on every machine and in any order of the tests. */
export const numberOf = (test: string): number => createHash("sha256").update(test).digest().readUInt32BE();

/** A project's `grep`: Playwright tests it on the project's name, the file and the title of each test. */
export class Dealt extends RegExp {
  private readonly isDealt: (named: string) => boolean;

  constructor(place: DealtPlace, places: readonly DealtPlace[], every: boolean) {
    super("");
    this.isDealt = (named) => placesOf(places, named.slice(place.name.length).trim(), every).includes(place);
  }

  override test(named: string): boolean {
    return this.isDealt(named);
  }
}

// Who files which report: nobody may file more than a few on one target.

/** Answers the number of the person, below `people`, who files the next report on a target: one after the other. */
export function createFilers(people: number): (adrs: string, index: number) => number {
  const next = new Map<string, number>();
  return (adrs, index) => {
    const filer = (next.get(adrs) ?? index) % people;
    next.set(adrs, filer + 1);
    return filer;
  };
}

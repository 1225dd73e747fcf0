// What loads with the language, and how each namespace loads that comes with its screens.
export * as first from "./first.ts";
export const later = import.meta.glob<Readonly<Record<string, object>>>([
  "./*.ts",
  "!./{first,index,load}.ts",
  // These are part of first.ts.
  "!./{codes,common,errors,home,messages}.ts",
]);

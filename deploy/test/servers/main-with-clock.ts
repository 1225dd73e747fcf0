// For tests: the standalone process by a clock that a test sets, so many milliseconds from the machine's, in the file that
// SB_TEST_CLOCK names. `performance.now` goes on.
import { readFileSync } from "node:fs";

const file = process.env.SB_TEST_CLOCK ?? "";
const read = (): number => Number(readFileSync(file, "utf8"));
const machine = Date;
let offset = read();
setInterval(() => {
  const before = offset;
  offset = read();
  if (offset !== before) console.log(`the clock was set ${offset} ms from the machine's`);
}, 20).unref();

globalThis.Date = new Proxy(machine, {
  construct: (target, given: readonly unknown[], to) =>
    Reflect.construct(target, given.length === 0 ? [machine.now() + offset] : given, to),
  get: (target, name) => (name === "now" ? () => machine.now() + offset : Reflect.get(target, name)),
});

await import("../../standalone/main.ts");

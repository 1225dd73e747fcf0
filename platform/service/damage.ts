// What the log says of damaged files, and what is done about them.
import type { Logger } from "../log.ts";
import type { OnDamage } from "../sqlite/damage.ts";

/** `broken` is told of a file that was met while it was in use. */
export function tellOfDamage(log: Pick<Logger, "error">, broken: (file: string) => void): OnDamage {
  return ({ file, remade }) => {
    if (remade) return log.error({ file }, `${file} was damaged: it is made anew from the events`);
    log.error({ file }, `${file} is damaged`);
    broken(file);
  };
}

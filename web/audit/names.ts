// Names of acts and subjects. One that has no name here, such as one that is gone from the product, keeps its code.
import type { Translate } from "../i18n/texts.ts";

export const actName = (t: Translate, act: string): string =>
  nameIn(
    t(($) => $.trail.acts, { returnObjects: true }),
    act,
  );

export const subjectName = (t: Translate, subject: string): string =>
  nameIn(
    t(($) => $.trail.subjects, { returnObjects: true }),
    subject,
  );

function nameIn(names: Readonly<Record<string, string>>, code: string): string {
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? code;
}

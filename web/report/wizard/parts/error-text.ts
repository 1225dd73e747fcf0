// Says what is wrong in a field and what to do about it.
import type { Texts } from "../../../locales/ko/index.ts";
import type { FieldError } from "../form/check.ts";
import type { Place } from "../form/place.ts";
import { RULES } from "../form/rules.ts";
import { isFieldPath } from "../form/values.ts";
import type { Context } from "../machine/context.ts";
import { shownOn } from "../machine/judge.ts";

export function errorText({ wizard, errors }: Texts, { place, code }: FieldError, context: Context): string {
  const missing: Partial<Record<Place, string>> = wizard.missing;
  switch (code) {
    case "REQUIRED_FIELD_MISSING":
    case "CRIME_TYPE_NOT_SELECTED":
      return missing[place] ?? errors[code];
    case "TEXT_TOO_LONG":
      return tooLong(wizard, place) ?? errors[code];
    case "ADDRESS_INVALID":
      return context.values.fields["declare.declareType"] === "SITE"
        ? wizard.address.noSite
        : wizard.address.notOfChain;
    case "PERSONAL_INFORMATION":
      return wizard.personal;
    case "TERMS_NOT_AGREED":
      return wizard.consent.missing;
    default:
      return errors[code];
  }
}

function tooLong({ tooLong, tooManyBytes }: Texts["wizard"], place: Place): string | undefined {
  const rule = isFieldPath(place) ? RULES[place] : RULES["declare.adrs"];
  if (rule.maxBytes !== undefined) return tooManyBytes(rule.maxBytes);
  return rule.maxChars === undefined ? undefined : tooLong(rule.maxChars);
}

/** What is shown beside one field, or undefined. */
export function shownError(texts: Texts, place: Place, context: Context): string | undefined {
  const error = shownOn(context.step, context).find((shown) => shown.place === place);
  return error && errorText(texts, error, context);
}

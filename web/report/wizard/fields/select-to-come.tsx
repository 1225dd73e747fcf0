import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { idOfPlace } from "../form/place.ts";

type Props = { path: "declare.chain" | "declare.country"; hint: string | undefined };

/** Stands where a select will be until its code has loaded, and is as high: a button that moves meanwhile loses its click. */
export function SelectToCome({ path, hint }: Props) {
  const { t } = useTranslation();
  return (
    <Field id={idOfPlace(path)} label={t(($) => $.wizard.fields[path])} hint={hint}>
      <Skeleton height="48px" />
    </Field>
  );
}

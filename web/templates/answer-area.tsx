import type { Language } from "@sb/contracts/codes.ts";
import type { TemplateUse } from "@sb/contracts/template/model.ts";
import { type ComponentProps, lazy, Suspense, useRef } from "react";
import { flushSync } from "react-dom";
import { withTexts } from "../i18n/load.ts";
import { TextArea } from "../ui/fields/text-area.tsx";
import { insertedAt } from "./insert.ts";

const Chooser = lazy(async () => ({
  default: (await withTexts(["templates"], () => import("./chooser.tsx"))).Chooser,
}));

type Props = Omit<ComponentProps<typeof TextArea>, "ref" | "value"> & {
  value: string;
  use: TemplateUse;
  /** The language of whoever reads the answer; undefined where it is not known. */
  language: Language | undefined;
};

/** A text in which staff answer somebody: they may begin with a template, which is put where the cursor is, and is theirs to edit. */
export function AnswerArea({ use, language, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string) => {
    const { selectionStart: start, selectionEnd: end } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    const { value, caret } = insertedAt(field.value, text, { start, end });
    // Drawn at once: the cursor can only be put behind what is there.
    flushSync(() => field.onChange(value));
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  };
  return (
    <>
      <Suspense>
        <Chooser use={use} language={language} onChoose={insert} />
      </Suspense>
      <TextArea {...field} ref={area} />
    </>
  );
}

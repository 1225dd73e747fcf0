// Saving a notice on the revision that its form was begun on: where another admin has saved it meanwhile, theirs is shown.
import type { AdminNoticeView, NoticeText } from "@sb/contracts/notice/wire.ts";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { isApiError } from "../../api/problem.ts";
import { noticeOf, wordsOf } from "./words.ts";

type Saving = {
  /** What the form begins with. */
  readonly base: AdminNoticeView;
  /** Undefined unless another admin has changed it. */
  readonly theirs: AdminNoticeView | undefined;
  readonly save: (notice: NoticeText, publish: boolean) => Promise<void>;
  /** Begin anew with theirs. */
  readonly take: () => void;
  /** The next save overwrites theirs. */
  readonly keep: () => void;
};

export function useSaving(notice: AdminNoticeView): Saving {
  const { seq } = notice;
  const [base, setBase] = useState(notice);
  const [saved, setSaved] = useState({ text: textOf(notice), revision: notice.revision });
  const [theirs, setTheirs] = useState<AdminNoticeView>();

  async function modify(text: NoticeText): Promise<void> {
    const { revision } = saved;
    try {
      await call("POST admin/notice/modify", { body: { seq, revision, ...text } });
    } catch (error) {
      if (isApiError(error) && error.code === "CONTENT_CHANGED")
        setTheirs(await call("GET admin/notice/{seq}", { params: { seq } }));
      throw error;
    }
    setSaved({ text: JSON.stringify(text), revision: revision + 1 });
  }

  return {
    base,
    theirs,
    /** What is unchanged is not sent: readers are told when a notice was changed. */
    save: async (text, publish) => {
      if (JSON.stringify(text) !== saved.text) await modify(text);
      if (publish) await call("POST admin/notice/publish", { body: { seq } });
    },
    take: () => {
      if (!theirs) return;
      setBase(theirs);
      setSaved({ text: textOf(theirs), revision: theirs.revision });
      setTheirs(undefined);
    },
    keep: () => {
      if (theirs) setSaved({ text: textOf(theirs), revision: theirs.revision });
      setTheirs(undefined);
    },
  };
}

/** As the form would send it: fields in its order, times to the minute. */
const textOf = (notice: NoticeText): string => JSON.stringify(noticeOf(wordsOf(notice)));

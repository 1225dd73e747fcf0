// The pictures of an article while it is edited: added one after the other, each made smaller first.
import type { PictureView } from "@sb/contracts/insight/wire.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/client.ts";
import { fetchBlob } from "../../../api/fetch-file.ts";
import { isApiError, type ProblemCode } from "../../../api/problem.ts";
import { originalUsedText } from "../../../attachments/original-used.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { makeSmaller } from "./make-smaller.ts";
import { pictureMarkdown, wordsOf } from "./picture-markdown.ts";

export type RefusedPicture = { readonly name: string; readonly code: ProblemCode };

type Options = {
  /** The article that they belong to, which begins with them if nothing was typed yet. */
  readonly begin: () => Promise<number>;
  readonly initial: readonly PictureView[];
  /** Puts Markdown into the text, where the cursor is. */
  readonly insert: (markdown: string) => void;
  readonly onRemoved: (picture: PictureView) => void;
};

export function usePictures({ begin, initial, insert, onRemoved }: Options) {
  const { t } = useTranslation();
  const [pictures, setPictures] = useState(initial);
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  const sayOriginal = () => toast.note(originalUsedText(t));

  const add = async (given: File): Promise<void> => {
    const { file, original } = await makeSmaller(given);
    const viewSeq = await begin();
    const picture = await call("POST admin/safer-view/picture", { body: { viewSeq }, files: [file] });
    // An image is asked for without the position of this write: it must be readable before it is shown.
    await call("GET admin/safer-view/{viewSeq}", { params: { viewSeq } });
    if (original) sayOriginal();
    setPictures((now) => [...now, picture]);
    insert(pictureMarkdown(wordsOf(given.name), picture.url));
  };

  const adding = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setRefused([]);
      for (const file of files) {
        await add(file).catch((error: unknown) => {
          // One that is refused stops no other; what is no refusal goes to the error dialog.
          if (!isRefusal(error)) throw error;
          setRefused((now) => [...now, { name: file.name, code: error.code }]);
        });
      }
    },
  });
  const fetching = useMutation({
    mutationFn: async (url: string) => {
      const blob = await fetchBlob("GET admin/safer-view/picture", { query: { url } });
      await add(new File([blob], nameIn(url), { type: blob.type }));
    },
    meta: { inlineCodes: ["PICTURE_NOT_FETCHED"] },
    onError: (error, url) => {
      if (!isApiError(error) || error.code !== "PICTURE_NOT_FETCHED") return;
      // The original is used: readers see a link to it.
      sayOriginal();
      insert(pictureMarkdown("", url));
    },
  });
  const removing = useMutation({
    mutationFn: async ({ pictureId }: PictureView) =>
      call("POST admin/safer-view/picture/delete", { body: { viewSeq: await begin(), pictureId } }),
    onSuccess: (_, picture) => {
      setPictures((now) => now.filter(({ pictureId }) => pictureId !== picture.pictureId));
      onRemoved(picture);
    },
  });
  return { pictures, refused, addFiles: adding.mutate, adding, fetching, removing };
}

const REFUSALS = new Set([413, 415, 416, 422]);
const isRefusal = (error: unknown): error is { readonly code: ProblemCode } =>
  isApiError(error) && REFUSALS.has(error.status);

/** The last part of a path. */
const nameIn = (url: string): string => (URL.parse(url)?.pathname ?? "").split("/").at(-1) || "picture";

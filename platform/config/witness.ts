// Witnesses of the public log as a setting: each its C2SP verifier key, a space, and the URL that it is asked at; with commas.
import * as z from "zod";

export type WitnessSetting = {
  /** `name+id+key` */
  readonly key: string;
  /** Without a slash at the end. */
  readonly url: string;
};

const ONE = /^(\S+\+[\da-f]{8}\+[A-Za-z\d+/]+=*) (https?:\/\/\S+?)\/?$/;

export const Witnesses = z
  .string()
  .max(10_000)
  .transform((text, context): readonly WitnessSetting[] => {
    const read = text.split(",").map((each) => {
      const [, key = "", url = ""] = ONE.exec(each.trim()) ?? [];
      return { key, url };
    });
    if (read.every(({ url }) => URL.canParse(url))) return read;
    context.addIssue({ code: "custom", message: "must be verifier keys, each with a space and a URL, with commas" });
    return z.NEVER;
  });

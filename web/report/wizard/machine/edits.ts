// Pure context updates for each edit; setup.ts names them as actions.
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { addFiles, removeFile, removeKept } from "../../../attachments/attachment.ts";
import type { FieldError } from "../form/check.ts";
import { movePassages, passagesIn } from "../form/personal.ts";
import type { FieldPlace } from "../form/place.ts";
import { guessFrom, lookupOf } from "../form/target.ts";
import { askedTerms } from "../form/terms.ts";
import { titleAfter } from "../form/title.ts";
import { BLANK_SOURCE, type FieldPath, type Source } from "../form/values.ts";
import type { Context } from "./context.ts";
import type { EventOf } from "./events.ts";

type Change = Partial<Context>;

const CHANGED = { touched: true, unsaved: true } as const satisfies Change;

export function changeField(context: Context, { path, value }: EventOf<"field.changed">): Change {
  const title = path === "declare.comment" ? { "declare.title": titleAfter(context.values.fields, value) } : {};
  const values = { ...context.values, fields: { ...context.values.fields, ...title, [path]: value } };
  const chainIsGuess = context.chainIsGuess && path !== "declare.chain";
  const known = path === "declare.declareType" ? lookupOf(values.fields, context.lookup) : undefined;
  return {
    ...CHANGED,
    ...(known ? guessFrom(values, known, chainIsGuess) : { values, chainIsGuess }),
    ...(path === "declare.adrs" ? { lookupFailed: false } : {}),
    goingTo: undefined,
    refused: refusedAfter(context.refused, path),
  };
}

export function movePersonal(context: Context, { path, owner, mark }: EventOf<"personal.moved">): Change {
  const { values, checkedTexts, refused } = context;
  const found = passagesIn(path, values.fields, checkedTexts);
  const fields = movePassages(path, found, owner, mark, values.fields);
  return { ...CHANGED, values: { ...values, fields }, goingTo: undefined, refused: refusedAfter(refused, path) };
}

// A server error stays until its field is changed; these are about several fields.
const ADDRESS_CODES: readonly string[] = ["ADDRESS_INVALID", "TARGET_SHARED", "TARGET_PRIVATE", "TOO_MANY_ON_TARGET"];
const ADDRESS_PARTS: readonly FieldPlace[] = [
  "declare.adrs",
  "declare.chain",
  "declare.declareType",
  "declare.customChain",
];

function refusedAfter(refused: readonly FieldError[], path: FieldPath): readonly FieldError[] {
  return refused.filter(({ place, code }) => {
    if (ADDRESS_CODES.includes(code)) return !ADDRESS_PARTS.includes(path);
    // Nothing new need be said of another target, or in private.
    if (code === "TARGET_CLEARED") return ![...ADDRESS_PARTS, "declare.open", place].includes(path);
    if (code === "PERSONAL_INFORMATION" && path === "declare.open") return false;
    return place !== path;
  });
}

export const blurField = ({ left }: Context, { place }: EventOf<"field.blurred">): Change =>
  left.includes(place) ? {} : { left: [...left, place] };

const withSources = (context: Context, sources: readonly Source[]): Change => ({
  ...CHANGED,
  values: { ...context.values, sources: sources.length > 0 ? sources : [BLANK_SOURCE] },
  refused: context.refused.filter(({ place }) => !place.startsWith("declare.etcSrc")),
});

const replaceAt = (sources: readonly Source[], index: number, part: Partial<Source>): readonly Source[] =>
  sources.map((source, at) => (at === index ? { ...source, ...part } : source));

export const changeSource = (context: Context, { index, src }: EventOf<"source.changed">): Change =>
  withSources(context, replaceAt(context.values.sources, index, { src }));

export const openSource = (context: Context, { index, open }: EventOf<"source.opened">): Change =>
  withSources(context, replaceAt(context.values.sources, index, { open }));

export const addSource = (context: Context): Change =>
  withSources(context, [...context.values.sources, BLANK_SOURCE].slice(0, REPORT_LIMITS.sources));

export const removeSource = (context: Context, { index }: EventOf<"source.removed">): Change =>
  withSources(
    context,
    context.values.sources.filter((_, at) => at !== index),
  );

export const changeOthers = ({ values, refused }: Context, { others }: EventOf<"others.changed">): Change => ({
  ...CHANGED,
  values: { ...values, others },
  goingTo: undefined,
  refused: refused.filter(({ place }) => !place.startsWith("others")),
});

const withoutFileErrors = ({ refused }: Context): Change => ({
  touched: true,
  goingTo: undefined,
  refused: refused.filter(({ place }) => place !== "files"),
});

export const takeFiles = (context: Context, { files }: EventOf<"files.added">): Change => ({
  ...withoutFileErrors(context),
  attached: addFiles(context.attached, files, context.newId),
});

export const dropFile = (context: Context, { id }: EventOf<"file.removed">): Change => ({
  ...withoutFileErrors(context),
  attached: removeFile(context.attached, id),
});

export const dropKept = (context: Context, { fileId }: EventOf<"kept.removed">): Change => ({
  ...withoutFileErrors(context),
  attached: removeKept(context.attached, fileId),
});

export const chooseUpload = ({ attached }: Context, { smaller }: EventOf<"upload.chosen">): Change => ({
  touched: true,
  attached: { ...attached, smaller },
});

export const agree = ({ agreed }: Context, { code, agreed: yes }: EventOf<"term.agreed">): Change => ({
  agreed: yes ? [...new Set([...agreed, code])] : agreed.filter((other) => other !== code),
});

export const agreeToAll = ({ values }: Context, { agreed }: EventOf<"terms.agreed">): Change => ({
  agreed: agreed ? askedTerms(values) : [],
});

// The template subject's read model `template@1`.
import { type TemplateDoc, templateList } from "@sb/contracts/template/model.ts";
import { templateContent } from "@sb/contracts/template/subject.ts";
import { contentProjection, type Scores } from "../runtime/content.ts";

const templateProjection = contentProjection({ content: templateContent, textOf: (text) => text, scoresOf });

function scoresOf({ seq, status, use }: TemplateDoc): Scores {
  if (status === "DRAFT") return {};
  const state = status === "WITHDRAWN" ? "ARCHIVED" : "LIVE";
  return { [templateList(state)]: seq, [templateList(state, use)]: seq };
}

export const projections = [templateProjection] as const;

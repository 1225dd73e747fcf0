// The component of each screen.
import type { ComponentType } from "react";
import { SourceFields } from "../fields/source-fields.tsx";
import type { StepName } from "../steps/order.ts";
import { Assets } from "./assets.tsx";
import { Category } from "./category.tsx";
import { Consent } from "./consent.tsx";
import { Emergency } from "./emergency.tsx";
import { Files } from "./files.tsx";
import { Reporter } from "./reporter.tsx";
import { Review } from "./review.tsx";
import { Start } from "./start.tsx";
import { Story } from "./story.tsx";
import { Background, Suspect, Traces } from "./suspect.tsx";
import { Target } from "./target.tsx";
import { Title } from "./title.tsx";
import { VisibilityChoice } from "./visibility.tsx";

export const contentOf: Readonly<Record<StepName, ComponentType>> = {
  start: Start,
  emergency: Emergency,
  category: Category,
  target: Target,
  story: Story,
  title: Title,
  assets: Assets,
  suspect: Suspect,
  traces: Traces,
  background: Background,
  reporter: Reporter,
  sources: SourceFields,
  files: Files,
  visibility: VisibilityChoice,
  review: Review,
  consent: Consent,
};

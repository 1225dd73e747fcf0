// The screens after the first ones.
import type { ComponentType } from "react";
import { SourceFields } from "../fields/source-fields.tsx";
import type { StepName } from "../steps/order.ts";
import { Assets } from "./assets.tsx";
import { Consent } from "./consent.tsx";
import { Files } from "./files.tsx";
import { Reporter } from "./reporter.tsx";
import { Review } from "./review.tsx";
import { Story } from "./story.tsx";
import { Background, Suspect, Traces } from "./suspect.tsx";
import { Target } from "./target.tsx";
import { Title } from "./title.tsx";
import { VisibilityChoice } from "./visibility.tsx";

export type LaterStep = Exclude<StepName, "start" | "emergency" | "category">;

const SCREENS: Readonly<Record<LaterStep, ComponentType>> = {
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

export function Later({ step }: { step: LaterStep }) {
  const Content = SCREENS[step];
  return <Content />;
}

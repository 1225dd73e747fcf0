// The component of each screen.
import type { ComponentType } from "react";
import type { StepName } from "../steps/order.ts";
import { Additional } from "./additional.tsx";
import { Assets } from "./assets.tsx";
import { Basics } from "./basics.tsx";
import { Category } from "./category.tsx";
import { Consent } from "./consent.tsx";
import { Files } from "./files.tsx";
import { Review } from "./review.tsx";
import { Suspect } from "./suspect.tsx";
import { VisibilityChoice } from "./visibility.tsx";

export const contentOf: Readonly<Record<StepName, ComponentType>> = {
  category: Category,
  basics: Basics,
  assets: Assets,
  suspect: Suspect,
  additional: Additional,
  files: Files,
  visibility: VisibilityChoice,
  review: Review,
  consent: Consent,
};

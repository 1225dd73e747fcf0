// Personal information in what a visitor writes: looked for on the device, since nothing of it is sent before they log in.

import type { PersonalPassage } from "@sb/contracts/report/lookup-wire.ts";
import { personalPassages } from "@sb/knowledge/personal-information/passages.ts";

export const personalOnDevice = (text: string): readonly PersonalPassage[] =>
  personalPassages(text).map(({ kind, start, end }) => ({ kind, range: [start, end] }));

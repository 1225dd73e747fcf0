// All Korean texts: the master whose type the other languages satisfy.
import * as first from "./first.ts";
import { wizard } from "./wizard.ts";

export const texts = { ...first, wizard };

/** The shape that every language fills. */
export type Texts = typeof texts;

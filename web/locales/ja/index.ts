import { first } from "./first.ts";
import { wizard } from "./wizard.ts";

export const texts = { ...first, wizard };

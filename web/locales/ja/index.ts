import type { Texts } from "../ko/index.ts";
import * as first from "./first.ts";
import { wizard } from "./wizard.ts";

export const texts = { ...first, wizard } satisfies Record<keyof Texts, object>;

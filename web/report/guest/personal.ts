// Personal information in what a visitor writes: looked for on the device, since nothing of it is sent before they log in.

import type { PersonalPassage } from "@sb/contracts/report/lookup-wire.ts";
import { passagesBeside } from "@sb/knowledge/personal-information/passages.ts";
import { secretsIn } from "../../scan/secrets/on-device.ts";

export const personalOnDevice = async (text: string): Promise<readonly PersonalPassage[]> =>
  passagesBeside(text, await secretsIn(text)).map(({ kind, start, end }) => ({ kind, range: [start, end] }));

// Steps: what one service asks of another's rules, a function with a name. Given as it is within one process, asked for
// over HTTP between processes.

import { Refused } from "@sb/contracts/refused.ts";
import { sendJson } from "../http/answer/send.ts";
import type { Express } from "../http/app.ts";
import { readJson } from "../http/request/json-body.ts";
import { isSameSecret } from "../http/request/same-secret.ts";

/** Takes and gives JSON. An argument may not be undefined: JSON makes it null. */
export type Step = (...args: never[]) => Promise<unknown>;
export type Steps = Readonly<Record<string, Readonly<Record<string, Step>>>>;

/** The gateway passes nothing on that begins with this. */
export const INTERNAL_PATH = "/internal";
export const STEPS_PATH = `${INTERNAL_PATH}/steps`;

const MAX_ARGUMENTS = 8;

/** `token`: whoever has it may ask. */
export function mountSteps(app: Express, token: string, steps: Steps): void {
  app.post(`${STEPS_PATH}/:part/:step`, async (request, response) => {
    if (!isSameSecret(request.headers.authorization ?? "", `Bearer ${token}`)) throw new Refused("LOGIN_REQUIRED");
    const step = findStep(steps, request.params.part, request.params.step);
    if (!step) throw new Refused("NOT_FOUND");
    const args = await readJson(request, response);
    if (!Array.isArray(args) || args.length > MAX_ARGUMENTS) throw new Refused("INVALID_REQUEST");
    sendJson(response, 200, { result: await step(...(args as never[])) });
  });
}

export const findStep = (steps: Steps, part: string, step: string): Step | undefined => find(find(steps, part), step);

const find = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

// The side of remote calls (contracts/remote.ts) that has the rules.

import { Refused } from "@sb/contracts/refused.ts";
import type { RemoteCall } from "@sb/contracts/remote.ts";
import { sendJson } from "../http/answer/send.ts";
import type { Express } from "../http/app.ts";
import { readJson } from "../http/request/json-body.ts";
import { isSameSecret } from "../http/request/same-secret.ts";

/** By part and name. */
export type RemoteTable = Readonly<Record<string, Readonly<Record<string, RemoteCall>>>>;

/** The gateway passes nothing on that begins with this. */
const INTERNAL_PATH = "/internal";
export const REMOTE_PATH = `${INTERNAL_PATH}/steps`;

const MAX_ARGUMENTS = 8;

/** `token`: whoever has it may ask. */
export function mountRemote(app: Express, token: string, table: RemoteTable): void {
  app.post(`${REMOTE_PATH}/:part/:call`, async (request, response) => {
    if (!isSameSecret(request.headers.authorization ?? "", `Bearer ${token}`)) throw new Refused("LOGIN_REQUIRED");
    const call = findCall(table, request.params.part, request.params.call);
    if (!call) throw new Refused("NOT_FOUND");
    const args = await readJson(request, response);
    if (!Array.isArray(args) || args.length > MAX_ARGUMENTS) throw new Refused("INVALID_REQUEST");
    sendJson(response, 200, { result: await call(...(args as never[])) });
  });
}

export const findCall = (table: RemoteTable, part: string, call: string): RemoteCall | undefined =>
  find(find(table, part), call);

const find = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

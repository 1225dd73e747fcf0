// For tests: an agency that may file many reports at once, and what it sends.
import type { BatchItem } from "@sb/contracts/batch/wire.ts";
import { addMember, bearer, registerAgency } from "./agency.ts";
import { type Person, request, seeing, signIn } from "./person.ts";

/** A table as CSV, or a workbook. */
export function batchForm(content: string | Uint8Array, settings: object): FormData {
  const form = new FormData();
  form.set("batch", JSON.stringify(settings));
  const isText = typeof content === "string";
  const file = new Blob([isText ? content : new Uint8Array(content)], { type: isText ? "text/csv" : "" });
  form.set("files", file, isText ? "cases.csv" : "cases.xlsx");
  return form;
}

/** With a program's key; an admin lets it file so many reports a day. */
export async function batchAgency(url: string, boss: Person, name: string, aDay = 100) {
  const agencySeq = await registerAgency(url, bearer(boss.accessToken), [], { name });
  const { key } = (await boss.call<{ key: string }>("POST", "admin/api-key", { agencySeq, name: "cases" })).body;
  const allowed = await boss.call("POST", "admin/batch/allow", { agencySeq, aDay });
  const ask = <T>(method: string, path: string, body?: unknown) =>
    request<T>(url, method, path, body, { ...bearer(key), ...seeing(allowed) });
  const batchOf = async (batchSeq: number) => (await ask<BatchItem>("GET", `agency/batch/${batchSeq}`)).body;
  const send = async (content: string | Uint8Array, settings: object): Promise<number> => {
    const { status, body } = await ask<{ batchSeq: number }>("POST", "agency/batch", batchForm(content, settings));
    if (status !== 201) throw new Error(`a batch was answered with ${status}: ${JSON.stringify(body)}`);
    return body.batchSeq;
  };
  const memberOf = async (email: string): Promise<Person> => {
    await addMember(url, bearer(boss.accessToken), agencySeq, email);
    return signIn(url, email, name);
  };
  return { key, ask, batchOf, send, memberOf };
}

// For tests: somebody whose mails are in a language.
import type { Language } from "@sb/contracts/codes.ts";
import { authorize, type login, type Person, personOf, request, signIn } from "./person.ts";

/** Joins, and comes back with the app in the language. */
export async function personIn(url: string, email: string, language: Language): Promise<Person> {
  await signIn(url, email, email.split("@")[0] ?? "");
  const sent = { ...(await authorize(url, email)), language };
  return personOf(url, await request<Awaited<ReturnType<typeof login>>["body"]>(url, "POST", "user/login", sent));
}

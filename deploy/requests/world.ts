// The product with people, each from a network of their own, and a list to object to. Each answer is held against the OpenAPI document.
import { FORM_FIELDS } from "@sb/contracts/route.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import * as z from "zod";
import { type Answer, type Person, request, signIn } from "../test/people/person.ts";
import { type GetParts, pathOf } from "../test/people/typed-get.ts";
import { startServer, temporaryDir } from "../test/servers/server.ts";

const ADMIN = "admin@requests.example";
/** People of a world; each may object ten times to lists, each of which may be objected to fifty times. */
const PEOPLE = 10;
/** Sites on its list. */
export const LISTED = 64;

export type World = {
  readonly people: readonly Person[];
  readonly admin: Person;
  readonly listSeq: number;
};

export type Asked = GetParts & {
  readonly as?: Person | undefined;
  readonly body?: object;
  readonly file?: string | undefined;
};

/** `ask` throws Wrong where an answer is not what is promised of every answer. */
export type Product = {
  readonly world: (at: number) => Promise<World>;
  readonly ask: <T = unknown>(key: RouteKey, asked: Asked, network: string) => Promise<Answer<T>>;
};

export class Wrong extends Error {
  override readonly name = "Wrong";
}

export async function startProduct(resources: AsyncDisposableStack): Promise<Product> {
  const dir = resources.use(temporaryDir());
  const env = { SB_ADMIN_EMAILS: ADMIN, SB_ACCESS_TOKEN_TTL: "86400", SB_SESSION_TTL: "172800", SB_TRUST_PROXY: "1" };
  const server = await startServer({ dataDir: dir.path, env });
  resources.defer(async () => void (await server.stop()));
  const { url } = server;
  const admin = await signIn(url, ADMIN, "Chief");
  const answers = await documentedAnswers(url);
  const worlds = new Map<number, Promise<World>>();
  return {
    world: (at) => {
      const known = worlds.get(at) ?? makeWorld(url, admin, at);
      worlds.set(at, known);
      return known;
    },
    ask: async (key, asked, network) => {
      const [method = ""] = key.split(" ");
      const { as, body, file, headers = {} } = asked;
      const sent = body && file !== undefined ? formOf(routes[key], body, file) : body;
      const own = as ? { authorization: `Bearer ${as.accessToken}` } : {};
      const answer = await request(url, method, pathOf(key, asked), sent, {
        ...{ "x-forwarded-for": network, ...own, ...headers },
      }).catch((error: unknown) => {
        throw new Wrong(`${key}: ${error instanceof Error ? error.message : error}`);
      });
      requireGood(key, answer, answers);
      return answer as Answer<never>;
    },
  };
}

async function makeWorld(url: string, admin: Person, at: number): Promise<World> {
  const people: Person[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await signIn(url, `p${n}@w${at}.example`, `W${at}P${n}`));
  const facts = { publisher: "Example Team", licence: "CC BY 4.0", mayShare: true, takenFor: "FRAUD_OTHER" };
  const added = await admin.call<{ readonly listSeq: number }>("POST", "admin/list", { ...facts, name: `List ${at}` });
  const { listSeq } = added.body;
  const form = new FormData();
  form.set("list", JSON.stringify({ listSeq }));
  const lines = Array.from({ length: LISTED }, (_, n) => `0.0.0.0 ${listedSite(at, n)}\n`);
  form.append("files", new Blob(lines), "hosts.txt");
  const taken = await admin.call("POST", "admin/list/take", form);
  if (taken.status !== 200) throw new Error(`the list was not taken: ${taken.status} ${JSON.stringify(taken.body)}`);
  return { people, admin, listSeq };
}

export const listedSite = (at: number, n: number): string => `zq-listed-${at}-${n}-claim.com`;

function formOf({ multipart }: Route, body: object, file: string): FormData {
  const form = new FormData();
  if (multipart === FORM_FIELDS) for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  else form.set(multipart ?? "", JSON.stringify(body));
  form.append("files", new Blob([file]), "note.txt");
  return form;
}

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
type Document = {
  readonly paths: Readonly<
    Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }> }>>
  >;
};
/** The schema of an answer, where the document has one. */
type Answers = (key: RouteKey, status: number) => z.ZodType | undefined;

async function documentedAnswers(url: string): Promise<Answers> {
  const document = (await (await fetch(`${url}/sb/openapi.json`)).json()) as Document;
  const known = new Map<string, z.ZodType | undefined>();
  return (key, status) => {
    const name = `${key} ${status}`;
    if (!known.has(name)) {
      const [method = "", path = ""] = key.split(" ");
      const answer = document.paths[`/sb/${path}`]?.[method.toLowerCase()]?.responses[status];
      const schema = answer?.content?.["application/json"]?.schema;
      known.set(name, schema ? z.fromJSONSchema(schema) : undefined);
    }
    return known.get(name);
  };
}

/** `request` has seen that status and code are documented. Throws Wrong. */
export function requireGood(key: RouteKey, { status, body, headers }: Answer, answers: Answers): void {
  const isAway = status === 503 && Number(headers.get("retry-after")) > 0;
  if (status >= 500 && !isAway) throw new Wrong(`${key} answered ${status} ${JSON.stringify(body)}`);
  if (status >= 300) return;
  const read = answers(key, status)?.safeParse(body);
  if (read && !read.success) throw new Wrong(`${key} answered another shape: ${z.prettifyError(read.error)}`);
}

// Where an EventStoreDB is: `esdb://user:password@host[:port][,host…]` with the options `tls=false`, `tlsCAFile=/path` and
// `namespace=name`; `esdb+discover://` asks a name of the DNS for the cluster.
import { isIP } from "node:net";

export type EsdbPlace = {
  readonly hosts: readonly { readonly address: string; readonly port: number }[];
  /** `hosts` has the one name that the cluster is found by. */
  readonly isDiscovered: boolean;
  readonly isSecure: boolean;
  /** An absolute path; undefined: the authorities that Node trusts. */
  readonly certificates: string | undefined;
  readonly login: { readonly username: string; readonly password: string };
  /** Goes in front of each stream's name, where several installations share one server. */
  readonly namespace: string;
};

const FORM = /^esdb(\+discover)?:\/\/(?:([^:@/?#]+):([^@/?#]+)@)?([^@/?#]+)\/?(?:\?([^#]*))?$/;
const HOST = /^([a-z0-9.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i;
const OPTIONS = new Set(["tls", "tlsCAFile", "namespace"]);
const NAMESPACE = /^[a-z0-9]{0,40}$/;
const PORT = 2_113;
/** A server without TLS asks for no login, and the client sends none. */
const NOBODY = { username: "nobody", password: "nobody" };

/** Throws where the URL is malformed. It may hold a password, so errors never show it. */
export function readEsdbUrl(url: string): EsdbPlace {
  const [, discover, user, password, hosts = "", query = ""] = FORM.exec(url) ?? fail("is esdb://user:password@host");
  const options = new URLSearchParams(query);
  if (![...options.keys()].every((name) => OPTIONS.has(name)))
    fail(`knows the options ${[...OPTIONS].join(", ")} only`);
  const namespace = options.get("namespace") ?? "";
  if (!NAMESPACE.test(namespace)) fail("has a namespace of up to 40 of a-z 0-9");
  const isSecure = options.get("tls") !== "false";
  const places = hosts.split(",").map(hostOf);
  if (isSecure && places.some(({ address }) => isIP(address.replace(/^\[|\]$/g, "")) > 0))
    fail("names hosts where TLS is on: a certificate is asked for by name, and an IP address is none");
  if (isSecure && !user) fail("needs a user and a password, or tls=false");
  return {
    hosts: places,
    isDiscovered: discover !== undefined,
    isSecure,
    certificates: options.get("tlsCAFile") ?? undefined,
    login: user && password ? { username: decodeURIComponent(user), password: decodeURIComponent(password) } : NOBODY,
    namespace: namespace && `${namespace}.`,
  };
}

function hostOf(text: string): EsdbPlace["hosts"][number] {
  const [, address = "", port = `${PORT}`] = HOST.exec(text) ?? fail("has names of hosts, with or without a port");
  return { address, port: Number(port) };
}

function fail(what: string): never {
  throw new Error(`An esdb: URL ${what}`);
}

// Where files or keys lie in an S3 store: `s3://[key:secret@]host[:port]/bucket[/prefix][?region=…&tls=false]`.

export type S3Place = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Goes in front of every key: empty, or ends in a slash. */
  readonly prefix: string;
  /** Undefined: the SDK finds it, as a role of the machine or in `AWS_…`. */
  readonly login: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
};

/** Amazon's bucket naming rules, which other stores share. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** A key may have 1,024 bytes; files need 900. */
const PREFIX = /^(?:[A-Za-z0-9_~-]{1,40}\/){0,3}$/;
const OPTIONS = new Set(["region", "tls"]);
const FORM = "s3://key:secret@host/bucket?region=…";

/** Throws where the URL is malformed. It may hold a secret, so errors never show it. */
export function readS3Url(text: string): S3Place {
  const url = URL.parse(text);
  if (url?.protocol !== "s3:" || url.host === "" || url.hash !== "") throw new Error(`An S3 store is named by ${FORM}`);
  const unknown = [...url.searchParams.keys()].find((name) => !OPTIONS.has(name));
  if (unknown !== undefined) throw new Error("An s3: URL knows the options region and tls only");
  const [bucket = "", ...folders] = url.pathname.split("/").filter((part) => part !== "");
  if (!BUCKET.test(bucket)) throw new Error(`An s3: URL has no name of a bucket: ${FORM}`);
  const prefix = folders.map((folder) => `${folder}/`).join("");
  if (!PREFIX.test(prefix)) throw new Error("The prefix in an s3: URL has up to 3 folders of A-Z a-z 0-9 _ ~ -");
  const scheme = url.searchParams.get("tls") === "false" ? "http" : "https";
  const region = url.searchParams.get("region") || "us-east-1";
  return { endpoint: `${scheme}://${url.host}`, region, bucket, prefix, login: loginOf(url) };
}

function loginOf({ username, password }: URL): S3Place["login"] {
  if (username === "" && password === "") return undefined;
  if (username === "" || password === "") throw new Error("An s3: URL has both parts of a login, or none");
  return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
}

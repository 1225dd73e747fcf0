import { expect, test } from "vitest";
import { readS3Url } from "./url.ts";

test("reads where a store is, and who asks", () => {
  expect(readS3Url("s3://key:se%2Fcret@minio:9000/files/eu/1?tls=false&region=eu-central-1")).toEqual({
    endpoint: "http://minio:9000",
    region: "eu-central-1",
    bucket: "files",
    prefix: "eu/1/",
    login: { accessKeyId: "key", secretAccessKey: "se/cret" },
  });
});

test("uses TLS and the SDK's own login unless told otherwise", () => {
  expect(readS3Url("s3://s3.amazonaws.com/keys")).toEqual({
    endpoint: "https://s3.amazonaws.com",
    region: "us-east-1",
    bucket: "keys",
    prefix: "",
    login: undefined,
  });
});

test.each([
  "s3:bucket",
  "s3://",
  "s3://key:secret@host",
  "s3://key:secret@host/",
  "s3://key:secret@host/Bucket",
  "s3://key:secret@host/bucket/a%20b",
  "s3://key:secret@host/bucket/1/2/3/4",
  "s3://key:secret@host/bucket?password=secret",
  "s3://key:secret@host/bucket#secret",
  "s3://secret@host/bucket",
  "https://key:secret@host/bucket",
  "secret",
])("refuses %s in one line without its secret", (url) => {
  expect(() => readS3Url(url)).toThrow(/^[^\n]+$/);
  expect(() => readS3Url(url)).not.toThrow(/secret(?!@host)/);
});

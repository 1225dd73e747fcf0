// UUIDs by name (RFC 9562, section 5.5): the same name in the same namespace has the same UUID everywhere.
import { hash } from "node:crypto";

/** Returns what makes UUIDs in a namespace, which is a UUID in its text form. */
export function uuid5In(namespace: string): (name: string) => string {
  const space = Buffer.from(namespace.replaceAll("-", ""), "hex");
  return (name) => {
    const hex = hash("sha1", Buffer.concat([space, Buffer.from(name)]), "hex");
    // The version takes four bits, and the variant two.
    const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}

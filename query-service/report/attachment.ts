import { EXTENSIONS_BY_MEDIA_TYPE } from "@sb/contracts/files.ts";

/** The name with an extension of what the file is, so that a program named as a picture is not saved as a program. */
export function nameAs(mediaType: string, name: string): string {
  const extensions = EXTENSIONS_BY_MEDIA_TYPE[mediaType] ?? ["bin"];
  const given = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  return given !== undefined && extensions.includes(given) ? name : `${name}.${extensions[0]}`;
}

/** A Content-Disposition that saves the body under a name in any script (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .-]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

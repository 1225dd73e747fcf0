/** The extensions of the media types that are accepted, the usual one first. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
  "image/gif": ["gif"],
  "image/avif": ["avif"],
  "image/heic": ["heic"],
  "image/heif": ["heif"],
  "application/pdf": ["pdf"],
  "video/mp4": ["mp4"],
  "video/quicktime": ["mov"],
  "video/webm": ["webm"],
  "video/3gpp": ["3gp"],
  "audio/mpeg": ["mp3"],
  "audio/mp4": ["m4a"],
  "audio/x-m4a": ["m4a"],
  "audio/wav": ["wav"],
  "audio/ogg": ["ogg", "oga"],
  "audio/aac": ["aac"],
  "audio/amr": ["amr"],
  "text/plain": ["txt", "log"],
};

/** The name with an extension of what the file is, so that a program named as a picture is not saved as a program. */
export function nameAs(mediaType: string, name: string): string {
  const extensions = EXTENSIONS[mediaType] ?? ["bin"];
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

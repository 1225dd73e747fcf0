// For tests: a picture, and the form that adds one to an article.

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export function pictureForm(viewSeq: number, picture: Blob = new Blob([PIXEL])): FormData {
  const form = new FormData();
  form.set("picture", JSON.stringify({ viewSeq }));
  form.append("files", picture, "picture.png");
  return form;
}

/** In which sizes a picture is there, and the room that it takes. */
export type PictureSizes = {
  readonly srcset: string;
  readonly sizes: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};
export type PictureOf = (src: string) => PictureSizes | undefined;

/** Lets the browser choose a size, and keeps the room free until the picture is there. */
export function sizePictures(fragment: DocumentFragment, pictureOf: PictureOf): void {
  for (const image of fragment.querySelectorAll("img")) {
    const picture = pictureOf(image.getAttribute("src") ?? "");
    if (!picture) continue;
    for (const [name, value] of Object.entries(picture)) image.setAttribute(name, String(value));
  }
}

/**
 * libvips' loaders for the kinds of pictures that are taken; all others (SVG, PDF, TIFF …) are blocked wherever strangers'
 * pictures are read. libvips chooses by the bytes, and need not agree with us on what they are.
 */
export const PICTURE_LOADERS = [
  "VipsForeignLoadPng",
  "VipsForeignLoadJpeg",
  "VipsForeignLoadWebp",
  "VipsForeignLoadNsgif",
  "VipsForeignLoadHeif",
];

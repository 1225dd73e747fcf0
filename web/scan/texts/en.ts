import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  scan: {
    title: "Scan a QR code",
    camera: "Camera picture",
    choose: "Choose a picture",
    paste: "Paste a copied picture",
    stays: "Pictures and video are read on this device only and are sent nowhere.",
    notes: {
      STARTING: "The camera is starting. If you are asked, please allow it.",
      RUNNING: "Hold the QR code in front of the camera.",
      DENIED: "The camera is blocked. Allow it in your browser's settings, or choose a picture.",
      MISSING: "No camera was found. Please choose or paste a picture.",
      BUSY: "Another app is using the camera. Close it and open this again, or choose a picture.",
      READING: "Reading the picture.",
      NO_CODE: "There is no QR code to be seen in the picture. Please try one that shows little more than the code.",
      UNREADABLE: "The picture cannot be opened, or is too large. Please choose another.",
      NO_PICTURE: "There is no copied picture. Please copy one and try again.",
    },
  },
} satisfies InflectedTexts<typeof master>;

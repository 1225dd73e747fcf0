import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  disclosure: {
    failed: "This could not be loaded",
    key: {
      heading: "Your agency's key",
      lead: "Private reports and evidence reach you encrypted to this key. Only your agency can open them.",
      current: "Registered public key",
      none: {
        CONFIDENTIAL: "There is no key yet. Until you register one, you get public facts alone.",
        PUBLIC: "There is no key yet. The public reports that you get need none.",
      },
      copy: "Copy the public key",
      copied: "Copied",
      kinds: {
        age: "age public key",
        jwk: "JWK public key",
      },
      make: "Make a key",
      replace: "Replace the key",
      keepOld: "What you have fetched so far opens with the earlier key file only. Please keep that file.",
      steps: {
        save: "Make and save a key file",
        saveHint:
          "It is made on this device. The private key is never sent to us: if the file is lost, nobody can open anything. Keep it in two safe places.",
        saveButton: "Save a key file",
        check: "Check the saved file",
        checkHint: "Choose the file you have just saved, or an age key file that you use already.",
        register: "Register the public key",
        registerHint: "Only the public key in the file is sent. From then on we encrypt to it.",
        registerButton: "Register the public key",
        inUse: "The public key of this file is registered.",
      },
      done: "The public key is registered.",
    },
    keyFile: {
      choose: "Choose the key file",
      wrong: "There is no age private key in this file. Please choose the key file that you saved.",
      good: "The key file was read. Its public key ends in …{{end}}.",
    },
    open: {
      heading: "Open an encrypted package",
      lead: "You open the report and its evidence on this device. The private key and what you open stay here.",
      key: "Key file",
      keyHint: "Choose the key file that you saved. It is forgotten when you leave this page.",
      package: "Package",
      keyFirst: "Please choose the key file first.",
      fetchHint: "Each time a package is fetched is recorded.",
      fetch: "Fetch and open",
      save: "Save it encrypted",
      choose: "Choose a saved package",
      strangers: "Open only packages that you have fetched yourself: the encryption does not prove who made one.",
      problems: {
        WRONG_KEY:
          "This key does not open it. Please choose the file of the key that was registered when the package was fetched.",
        DAMAGED: "This is not a whole package. Please fetch it again.",
        NOT_FOUND: "There is no package of this report for your agency. It was deleted, or was not shared with you.",
      },
    },
    view: {
      disputed: "A request to delete this report is under review.",
      report: "Report",
      reporter: "Reporter",
      number: "Report number",
      target: "Target",
      crime: "Type of crime",
      chain: "Coin",
      sources: "Sources",
      evidence: "Evidence files",
      noEvidence: "No files are attached.",
      careful: "These are the originals as the reporter uploaded them. Please open them on a protected device.",
      whole: "As it was filed",
      changed: "Differs from what was filed",
      save: "Save",
      saveFile: "Save {{name}}",
    },
  },
  pages: {
    agencyKey: { title: "Your agency's key" },
    agencyOpen: { title: "Open an encrypted package" },
  },
  trail: {
    subjects: {
      disclosure: "Confidential packages",
    },
    acts: {
      PackageFetched: "Encrypted package fetched",
    },
  },
  errors: {
    PUBLIC_KEY_INVALID: "This public key can't be used. Please give a key that begins with age1, or a public JWK.",
    PUBLIC_KEY_PRIVATE: "This is a private key. Please stop using it and make a new one.",
  },
} satisfies InflectedTexts<typeof master>;

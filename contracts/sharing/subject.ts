// The sharing subject: what others take in by machine (TAXII, MISP, blocklists). It has no events of its own.
import { defineSubject } from "../subject.ts";
import { GIVEN_MODEL } from "./given.ts";
import { SHARING_MODEL } from "./model.ts";

export const sharingSubject = defineSubject({ name: "sharing", models: [SHARING_MODEL, GIVEN_MODEL] });

// The terms subject in one place (../subject.ts says what that is).
import * as z from "zod";
import { TERMS_CODES } from "../codes.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { termsEvents } from "./events.ts";
import { TERMS_MODEL } from "./model.ts";

export const termsStream = defineStream("terms", z.enum(TERMS_CODES), termsEvents);

export const termsSubject = defineSubject({ name: "terms", streams: [termsStream], models: [TERMS_MODEL] });

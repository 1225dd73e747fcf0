// The terms subject: texts that come with the program. It has no events of its own.
import { defineSubject } from "../subject.ts";

export const termsSubject = defineSubject({ name: "terms" });

import { describe } from "vitest";
import { testServices } from "./promises.ts";

describe("services apart, on the files of one machine", () => testServices());

import { describe } from "vitest";
import { testServicesApart } from "./promises.ts";

describe("services apart, on the files of one machine", () => testServicesApart());

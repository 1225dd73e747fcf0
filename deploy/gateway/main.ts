// The gateway as a process: what people reach where the services run apart.
import { runProcess } from "@sb/platform/service/process.ts";
import { startGateway } from "./start.ts";

await runProcess("gateway", startGateway(process.env));

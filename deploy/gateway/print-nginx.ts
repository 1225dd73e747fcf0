// node deploy/gateway/print-nginx.ts > routes.conf
import { nginxMap } from "./nginx.ts";

process.stdout.write(nginxMap());

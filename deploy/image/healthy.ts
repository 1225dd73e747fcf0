// For containers: ends with 0 if the process that listens here answers. node deploy/image/healthy.ts readyz
const [path = "healthz"] = process.argv.slice(2);
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 8_080}/${path}`);
await response.body?.cancel();
process.exitCode = response.ok ? 0 : 1;

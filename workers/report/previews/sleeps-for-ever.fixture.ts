// Takes a picture and never answers.
process.on("message", () => undefined);

/** The surroundings don't let the server start; the message is one line for the person who runs it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

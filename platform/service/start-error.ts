/** The environment does not allow the server to start. The message is one line for the operator. */
export class StartError extends Error {
  override readonly name = "StartError";
}

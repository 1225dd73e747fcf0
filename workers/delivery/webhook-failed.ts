/** A webhook did not take a message, which is tried again. Its code is all that the job keeps. */
export class WebhookFailed extends Error {
  override readonly name = "WebhookFailed";
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

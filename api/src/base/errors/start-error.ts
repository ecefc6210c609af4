/** A reason not to start that the operator can fix; the message says everything needed. */
export class StartError extends Error {
  override name = 'StartError';
}

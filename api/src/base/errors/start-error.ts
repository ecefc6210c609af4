/** A reason not to start that whoever starts the server can mend; its message is all that they need to read. */
export class StartError extends Error {
  override name = 'StartError';
}

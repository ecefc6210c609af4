import { bodyLimit } from 'hono/body-limit';

/** More than any form or call of a provider contains. */
const MOST_BYTES = 64 * 1024;

/** Rejects longer bodies before a sandbox reads them, whoever sends them. */
export const sandboxBodyLimit = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (c) => c.text('The request is too large', 413),
});

import type { S3Client } from '@aws-sdk/client-s3';

/** Milliseconds in which a bucket's server must accept a connection; otherwise it counts as unreachable. */
export const S3_CONNECT_MS = 3_000;

/** The `code` of a connection that S3 did not accept in time. */
export const CONNECT_TIMEOUT = 'CONNECT_TIMEOUT';

const isConnectTimeout = (error: unknown) =>
  error instanceof Error && error.name === 'TimeoutError' && error.message.includes('did not establish a connection');

/** The client repeats a request that timed out: an unreachable server must not be tried three times. */
export function giveUpUnreachable(client: S3Client): S3Client {
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: unknown) => {
        if (!isConnectTimeout(error)) throw error;
        throw Object.assign(new Error(`no connection within ${S3_CONNECT_MS / 1000} s`), { code: CONNECT_TIMEOUT });
      }),
    { step: 'finalizeRequest', priority: 'low', name: 'giveUpUnreachable' },
  );
  return client;
}

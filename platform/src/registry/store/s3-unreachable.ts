import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';

// Its warning of seven lines would stand in front of every line of the log. The API's start says the same in one line
// where it matters; the documented switch is read when a client is made.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/**
 * Milliseconds in which a bucket's server must accept a connection, and in which something must pass on it; how often a
 * request is sent.
 */
export const s3Limits = { connectMs: 3000, silentMs: 10_000, tries: 2 } as const;

/** Ends requests to a server that accepts connections and does not respond, or stops half-way. */
export const s3Patience = (
  silentMs: number = s3Limits.silentMs,
): Pick<S3ClientConfig, 'requestHandler' | 'maxAttempts'> => ({
  requestHandler: { connectionTimeout: s3Limits.connectMs, socketTimeout: silentMs },
  maxAttempts: s3Limits.tries,
});

/** The `code` of a request to which S3 did not respond in time, in any try. */
const RESPONSE_TIMEOUT = 'RESPONSE_TIMEOUT';

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
        throw Object.assign(new Error(`no connection within ${s3Limits.connectMs / 1000} s`), {
          code: CONNECT_TIMEOUT,
        });
      }),
    { step: 'finalizeRequest', priority: 'low', name: 'giveUpUnreachable' },
  );
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
        throw Object.assign(new Error('no response in time'), { code: RESPONSE_TIMEOUT, cause: error });
      }),
    { step: 'initialize', priority: 'high', name: 'nameSilence' },
  );
  return client;
}

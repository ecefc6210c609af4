import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { giveUpUnreachable } from './s3-unreachable.ts';
import type { ReleaseStore } from './store.ts';
import { storeProblem } from './store-problem.ts';

const CONNECTING = 'the request socket did not establish a connection with the server within the configured timeout';

/** A client whose requests all fail with this connection error of the SDK. */
function failingClient(message: string) {
  let requests = 0;
  const handle = async () => {
    requests += 1;
    throw Object.assign(new Error(message), { name: 'TimeoutError' });
  };
  const client = new S3Client({
    region: 'eu',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    requestHandler: { handle } as never,
  });
  const send = () =>
    giveUpUnreachable(client)
      .send(new HeadObjectCommand({ Bucket: 'b', Key: 'k' }))
      .catch((error: unknown) => error);
  return { send, requests: () => requests };
}

it('a store that accepts no connection is tried once, and reported as unreachable', async () => {
  const { send, requests } = failingClient(CONNECTING);
  const problem = storeProblem({ address: 's3://b/live' } as ReleaseStore, await send());
  expect([requests(), problem]).toEqual([1, expect.stringMatching(/cannot be reached \(no connection within 3 s\)/)]);
});

it('a store that responds slowly is tried again', async () => {
  const { send, requests } = failingClient('Connection timed out after 20000 ms');
  await send();
  expect(requests()).toBe(3);
});

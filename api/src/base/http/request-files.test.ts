import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Ctx } from './ctx.ts';
import type { Endpoint } from './endpoint.ts';
import { type FileParts, ReceivedFile } from './received-file.ts';
import { RequestFiles } from './request-files.ts';

class Received extends ReceivedFile {}

const part = { field: 'file', name: 'a', claimed: '', content: Readable.from([]) };

/** The fields of the discarded files. */
async function discarded(rules: Partial<FileParts>, end: 'complete' | 'discard', viewer: object | null = {}) {
  const gone: string[] = [];
  const files = {
    receive: async () => new Received('file', 'digest'),
    discard: async (_ctx: Ctx, received: readonly ReceivedFile[]) =>
      void gone.push(...received.map(({ field }) => field)),
    ...rules,
  };
  const request = new RequestFiles({ body: { files } } as unknown as Endpoint, { viewer } as unknown as Ctx);
  await request.take(part);
  await request[end]();
  return gone;
}

it('a successful request discards files that were attached to nothing', async () => {
  expect(await discarded({}, 'complete')).toEqual(['file']);
  expect(await discarded({ keepsDrafts: true }, 'complete')).toEqual([]);
});

it('a failed request discards all its files', async () => {
  expect(await discarded({}, 'discard')).toEqual(['file']);
  expect(await discarded({ keepsDrafts: true }, 'discard')).toEqual(['file']);
});

it('only signed-in callers can send files, unless the call accepts files of everybody', async () => {
  await expect(discarded({}, 'complete', null)).rejects.toThrow('needs a session');
  expect(await discarded({ from: 'anybody' }, 'complete', null)).toEqual(['file']);
});

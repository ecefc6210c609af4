import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { textAsset } from './asset.ts';
import { compressLater, limitQuality } from './compression.ts';

const BEST = 11;
const QUICK = 5;
afterEach(() => limitQuality(BEST));

/** Words of few letters: long enough that each quality gives another length. */
const anAsset = () => textAsset('a.js', randomBytes(40_000).toString('hex'));

function sizeAt(bytes: Uint8Array, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

it('a file becomes as small as it gets, unless the process spares the work', async () => {
  const [spared, best] = [anAsset(), anAsset()];
  limitQuality(QUICK);
  compressLater(spared);
  await vi.waitFor(() => expect(spared.br).toBeDefined(), { timeout: 20_000 });
  limitQuality(BEST);
  compressLater(best);
  // Jobs are done one after the other: when the later one is done, none of the earlier is left.
  await vi.waitFor(() => expect(best.br?.length).toBe(sizeAt(best.bytes, BEST)), { timeout: 20_000 });
  expect(sizeAt(best.bytes, BEST)).not.toBe(sizeAt(best.bytes, QUICK));
  expect(spared.br?.length).toBe(sizeAt(spared.bytes, QUICK));
});

import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { textAsset } from './asset.ts';
import { compressLater, limitQuality } from './compression.ts';

const BEST = 11;
const QUICK = 5;
afterEach(() => limitQuality(BEST));

/** Text of few letters, long enough that each quality gives another length. */
const anAsset = () => textAsset('a.js', randomBytes(40_000).toString('hex'));

function sizeAt(bytes: Uint8Array, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

it('a file is compressed with the best quality unless the process limits it', async () => {
  const [spared, best] = [anAsset(), anAsset()];
  limitQuality(QUICK);
  compressLater(spared);
  await vi.waitFor(() => expect(spared.br).toBeDefined(), { timeout: 20_000 });
  limitQuality(BEST);
  compressLater(best);
  // Jobs run one after the other: when the later one is done, all earlier ones are.
  await vi.waitFor(() => expect(best.br?.length).toBe(sizeAt(best.bytes, BEST)), { timeout: 20_000 });
  expect(sizeAt(best.bytes, BEST)).not.toBe(sizeAt(best.bytes, QUICK));
  expect(spared.br?.length).toBe(sizeAt(spared.bytes, QUICK));
});

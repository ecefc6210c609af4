import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Asset } from './asset.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best compression: a second of processor time per megabyte. */
const BEST = 11;
/** A few milliseconds for a page. */
const QUICK = 5;
let best = BEST;

/** For a process that runs too briefly for the best quality. Call it before anything is compressed. */
export function limitQuality(quality: number): void {
  best = quality;
}

async function toBrotli(bytes: Uint8Array, quality: number) {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return new Uint8Array(await brotli(bytes, { params }));
}

type Work = () => Promise<void>;
const quick: Work[] = [];
const thorough: Work[] = [];
let isRunning = false;

/** One job at a time, on a thread of the pool: requests and password hashes have priority. */
async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (let work = next(); work; work = next()) await work().catch(() => {});
  isRunning = false;
}

const next = () => quick.shift() ?? thorough.shift();

/** For rarely requested files: never in the best quality. */
export async function compressQuickly(asset: Asset): Promise<void> {
  if (!asset.isCompressible) return;
  asset.br ??= await toBrotli(asset.bytes, Math.min(QUICK, best));
  asset.gzip ??= new Uint8Array(await zip(asset.bytes, { level: 7 }));
}

function compressBestLater(asset: Asset): void {
  if (best <= QUICK) return;
  thorough.push(async () => {
    asset.br = await toBrotli(asset.bytes, best);
  });
}

/** Compresses in the background: first quickly, later in the best quality. */
export function compressLater(asset: Asset): void {
  if (!asset.isCompressible) return;
  if (!asset.br) compressBestLater(asset);
  quick.push(() => compressQuickly(asset));
  void run();
}

/** Compresses a page that is about to be sent, which takes a few milliseconds; the best quality follows later. */
export async function compressNow(asset: Asset): Promise<void> {
  if (!asset.isCompressible) return;
  await compressQuickly(asset);
  compressBestLater(asset);
  void run();
}

const CHUNKS_AT = 12;
const CHUNK_HEADER = 8;

/**
 * Whether a decoder holds all pixels of a WebP: it does for a lossless picture, or a lossless alpha channel. Reads only
 * the names of the chunks.
 */
export function isHeldWhole(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = CHUNKS_AT; at + CHUNK_HEADER <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    if (name === 'VP8L' || name === 'ALPH') return true;
    if (name === 'VP8 ') return false;
    const size = file.readUInt32LE(at + 4);
    at += CHUNK_HEADER + size + (size % 2);
  }
  return true;
}

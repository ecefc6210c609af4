const BRAND = 4;
const MOST_BRANDS = 32;
/** HEVC in a picture or a series (`heic`, `heim`, `hevs` …), and the brands of the container alone. */
const heifBrand = /^(?:he[iv][cmsx]|heix|mif[12]|msf1|miaf)$/;

/** Whether a file is a HEIF by the brands that it lists, whichever comes first; an AVIF, which lists some too, is none. */
export function isHeif(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + BRAND * MOST_BRANDS);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + BRAND <= end; at += BRAND) brands.push(bytes.toString('latin1', at, at + BRAND));
  const isVideo = /^(?:isom|iso\d|mp4\d|avc1|qt {2}|M4V )$/.test(brands[0] ?? '');
  return !isVideo && !brands.some((brand) => /^avi[fs]$/.test(brand)) && brands.some((brand) => heifBrand.test(brand));
}

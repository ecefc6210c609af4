import { createHash } from 'node:crypto';

/** The hash with which a site with keys checks a file before it serves it. */
export const sha256Of = (bytes: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * The hash with which a browser checks a script before it runs it. Hashes do not compress: of the longer ones, a
 * remote with forty chunks has a kilobyte more before its first screen.
 */
export const integrityOf = (bytes: Uint8Array): string => sha256Of(bytes);

/** Functions that browsers know for integrity values; builds of before used `sha384`. */
const INTEGRITY = /^(sha256|sha384|sha512)-/;

/** Whether the bytes have the integrity value, whichever of the three functions it names. */
export function hasIntegrity(bytes: Uint8Array, expected: string): boolean {
  const name = INTEGRITY.exec(expected)?.[1];
  return name !== undefined && expected === `${name}-${createHash(name).update(bytes).digest('base64')}`;
}

/** The SHA-256 of each file, ordered by name: two builds of one source have the same bytes. */
export function hashesOf(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  const names = [...files.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, sha256Of(files.get(name) ?? new Uint8Array())]));
}

/** Files that browsers check with a hash from the release: scripts and style sheets. */
export const isChecked = (file: string): boolean => /\.(?:[cm]?js|css)$/.test(file);

export const isScript = (file: string): boolean => /\.[cm]?js$/.test(file);

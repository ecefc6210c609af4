import { createHash } from 'node:crypto';

/** What a browser checks a script against before it runs it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const isScript = (file: string): boolean => /\.[cm]?js$/.test(file);

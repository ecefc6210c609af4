import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes for a client to keep; the server stores only their hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

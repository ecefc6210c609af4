import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 1;
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/**
 * Encrypts texts for storage, with AES-256-GCM. `context` states the purpose of a text: a text of another purpose is
 * rejected.
 */
export interface Sealer {
  seal(text: string, context: string): Buffer;
  /** Null if the key or the context differs, or if the data was changed. */
  unseal(sealed: Buffer, context: string): string | null;
}

/** A new key, as text. */
export const newSealingKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** Whether a text is a key: 32 bytes in base64url. */
export const isSealingKey = (key: string): boolean =>
  /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === KEY_BYTES;

function unseal(key: Buffer, sealed: Buffer, context: string): string {
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString();
}

/** @param keyText 32 bytes in base64url. */
export function createSealer(keyText: string): Sealer {
  const key = Buffer.from(keyText, 'base64url');
  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), body]);
    },
    unseal(sealed, context) {
      if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION) return null;
      try {
        return unseal(key, sealed, context);
      } catch {
        return null;
      }
    },
  };
}

import { createHmac } from 'node:crypto';
import { createSealer, type Sealer } from '#base/secrets/sealer.ts';

/** Keeps what proves a second step (D120): what is compared as a keyed hash, what is computed with sealed. */
export class TwoStepSecrets {
  readonly #key: string;
  readonly #sealer: Sealer;

  /** @param key 32 bytes in base64url. */
  constructor(key: string) {
    this.#key = key;
    this.#sealer = createSealer(key);
  }

  seal(userId: number, secret: string): Buffer {
    return this.#sealer.seal(secret, `totp ${userId}`);
  }

  /** Null where it was sealed with another key, or for somebody else. */
  unseal(userId: number, sealed: Buffer): string | null {
    return this.#sealer.unseal(sealed, `totp ${userId}`);
  }

  /** A code has too few bits for a plain hash. */
  hashOfCode(userId: number, code: string): Buffer {
    return this.#mac(`recovery ${userId} ${code}`);
  }

  /** What passkeys know a user by: it says nothing of them. */
  handleOf(userId: number): Buffer {
    return this.#mac(`passkey ${userId}`);
  }

  #mac(text: string): Buffer {
    return createHmac('sha256', Buffer.from(this.#key, 'base64url')).update(text).digest();
  }
}

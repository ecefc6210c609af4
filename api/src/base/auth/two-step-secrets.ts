import { createHmac } from 'node:crypto';
import { createSealer, type Sealer } from '#base/secrets/sealer.ts';

/** Stores the proofs of second steps (D120): compared values as keyed hashes, values to compute with encrypted. */
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

  /** Null if it was sealed with another key, or for another user. */
  unseal(userId: number, sealed: Buffer): string | null {
    return this.#sealer.unseal(sealed, `totp ${userId}`);
  }

  /** A code has too few bits for a plain hash. */
  hashOfCode(userId: number, code: string): Buffer {
    return this.#mac(`recovery ${userId} ${code}`);
  }

  /** The user's id for passkeys; it contains nothing about the user. */
  handleOf(userId: number): Buffer {
    return this.#mac(`passkey ${userId}`);
  }

  #mac(text: string): Buffer {
    return createHmac('sha256', Buffer.from(this.#key, 'base64url')).update(text).digest();
  }
}

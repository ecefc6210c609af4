import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RealtimeKey } from '#base/realtime/realtime-key.ts';

/** Keys of connections that only this installation can issue, by any of its processes. */
export class ConnectionKeys {
  readonly #key: RealtimeKey;
  /** Distinguishes this installation's database from any other. */
  readonly epoch: string;

  constructor(key: RealtimeKey) {
    this.#key = key;
    this.epoch = this.#mac('epoch').toString('base64url').slice(0, 8);
  }

  write(connectionId: string, userId: number): string {
    return `${connectionId}!${this.#mac(`${connectionId} ${userId}`).toString('base64url')}`;
  }

  /** The connection that this user wants to resume; null if the key is forged or belongs to another user. */
  read(connectionKey: string | null, userId: number): string | null {
    const [id = '', mac = ''] = (connectionKey ?? '').split('!');
    const given = Buffer.from(mac, 'base64url');
    const right = this.#mac(`${id} ${userId}`);
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }

  #mac(text: string): Buffer {
    return createHmac('sha256', this.#key.secret).update(text).digest().subarray(0, 16);
  }
}

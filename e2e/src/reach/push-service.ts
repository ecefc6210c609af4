import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';

/** In the format of declarative web push. */
export interface PushMessage {
  web_push: number;
  notification: { title: string; body: string; lang: string; dir: string; navigate: string };
}

/** The push service of one device, which decrypts the device's messages: headless Chromium has none. */
export class PushService {
  readonly #device = createECDH('prime256v1');
  readonly #secret = randomBytes(16).toString('base64url');
  readonly received: PushMessage[] = [];
  readonly #server = createServer(async (request, response) => {
    const options = { version: 'aes128gcm', privateKey: this.#device, authSecret: this.#secret } as const;
    this.received.push(JSON.parse(ece.decrypt(await buffer(request), options).toString()) as PushMessage);
    response.writeHead(201).end();
  });

  static async open(): Promise<PushService> {
    const service = new PushService();
    service.#device.generateKeys();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a browser has after subscribing. */
  get subscription() {
    const p256dh = this.#device.getPublicKey().toString('base64url');
    return { endpoint: `${this.origin}/device`, keys: { p256dh, auth: this.#secret } };
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

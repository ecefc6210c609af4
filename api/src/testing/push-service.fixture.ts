import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import { afterAll, beforeAll, beforeEach } from 'vitest';

interface Received {
  path: string;
  headers: Record<string, string | undefined>;
  /** The message after the device has decrypted it. */
  message: { web_push: number; notification: Record<string, unknown> };
}

/** A device with its own keys, like a browser's. */
function createDevice() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  return {
    keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: secret.toString('base64url') },
    decrypt: (body: Buffer) =>
      JSON.parse(
        ece
          .decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: secret.toString('base64url') })
          .toString(),
      ),
  };
}

/**
 * A push service for one test, whose devices decrypt their messages. @param origins the origins whose messages are
 * recorded.
 */
export function usePushService(origins: string[]) {
  const device = createDevice();
  const received: Received[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 };
  const server = createServer(async (request, response) => {
    const message = device.decrypt(await buffer(request));
    received.push({ path: request.url ?? '', headers: request.headers as Received['headers'], message });
    response.writeHead(answer.status, answer.headers).end();
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    origins.push(origin);
  });
  beforeEach(() => {
    received.length = 0;
    answer = { status: 201 };
  });
  afterAll(async () => {
    origins.splice(origins.indexOf(origin), 1);
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    received,
    /** A browser's request for a subscription. */
    subscription: (path = '/device') => ({ endpoint: `${origin}${path}`, keys: device.keys }),
    answerWith: (status: number, headers: Record<string, string> = {}) => {
      answer = { status, headers };
    },
  };
}

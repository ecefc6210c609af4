import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#base/observability/logger.ts';
import { secondsOf } from './sandbox-context.ts';
import { publicOf, type SandboxEvent } from './sandbox-objects.ts';
import type { SandboxStore } from './sandbox-store.ts';

const PAUSES_MS = [1000, 5000, 30_000];
const WEBHOOK_PATH = '/api/webhooks/stripe';

export interface Sending {
  store: SandboxStore;
  webhookSecret: string;
  now: () => Date;
  logger: Logger;
  /** Sends a request to the academy. */
  request(path: string, init: RequestInit): Promise<Response>;
}

/** The body of an event with its headers, signed as by the provider. */
export function signedEvent(event: SandboxEvent, webhookSecret: string, now: Date): RequestInit & { body: string } {
  const body = JSON.stringify(publicOf(event));
  const timestamp = secondsOf(now);
  const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${timestamp},v1=${signature}` };
  return { method: 'POST', headers, body };
}

async function send({ store, webhookSecret, now, request }: Sending, event: SandboxEvent): Promise<boolean> {
  const response = await request(WEBHOOK_PATH, signedEvent(event, webhookSecret, now())).catch(() => null);
  if (!response?.ok) return false;
  await store.put('event', event.id, { ...event, _delivered: true }, 'delivered');
  return true;
}

/** Sends waiting events, and repeats those that were not accepted; remaining ones wait for the next change or start. */
export function eventSender(sending: Sending): () => void {
  let isRunning = false;
  let isWanted = false;
  async function sendAll(): Promise<boolean> {
    const waiting = await sending.store.list('event', 'undelivered');
    const taken = [];
    for (const event of waiting) taken.push(await send(sending, event));
    return taken.every(Boolean);
  }
  async function run(): Promise<void> {
    for (const wait of [0, ...PAUSES_MS]) {
      if (wait > 0) await pause(wait, undefined, { ref: false });
      do isWanted = false;
      while ((await sendAll()) && isWanted);
      if (!isWanted && (await sending.store.list('event', 'undelivered')).length === 0) return;
    }
    sending.logger.warn('the sandbox could not deliver an event');
  }
  return () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    void run()
      .catch((error: unknown) => sending.logger.warn({ err: error }, 'the sandbox could not deliver an event'))
      .finally(() => {
        isRunning = false;
      });
  };
}

import { Hono } from 'hono';
import type { ReadAcademy } from '#base/academy/academy.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { Payments } from '#base/payments/payments.ts';
import { sandboxBodyLimit } from '#sandboxes/sandbox-body-limit.ts';
import { mountApiCalls } from './api-calls.ts';
import { mountCheckout } from './checkout-page.ts';
import { mountInvoices } from './invoice-page.ts';
import { mountPortal } from './portal-page.ts';
import { SANDBOX_PATH, type SandboxContext } from './sandbox-context.ts';
import { SandboxStore } from './sandbox-store.ts';
import { eventSender } from './send-events.ts';

interface SandboxOptions {
  sql: Sql;
  now: () => Date;
  logger: Logger;
  publicUrl: string;
  secretKey: string;
  webhookSecret: string;
  academy: ReadAcademy;
  /** Replaces the sending of events, which then wait until a test sends them. */
  deliver?: () => void;
}

export interface StripeSandbox extends NonNullable<Payments['sandbox']> {
  /** Calls the sandbox without a network; it ends with the request's signal, as a network does. */
  fetch: typeof fetch;
  /** For the sender of the events. */
  context: SandboxContext;
}

function abortion(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * An imitation of Stripe's HTTP interface: checkout, portal, invoices, and signed events that are repeated until they
 * are accepted.
 */
export function createStripeSandbox(options: SandboxOptions): StripeSandbox {
  const app = new Hono();
  app.use(sandboxBodyLimit);
  let host: Hono | null = null;
  const store = new SandboxStore(options.sql);
  const request = async (path: string, init: RequestInit) => {
    if (!host) throw new Error('the sandbox is not mounted');
    return host.request(path, init);
  };
  const deliver = options.deliver ?? eventSender({ ...options, store, request });
  const context: SandboxContext = { ...options, store, deliver };
  for (const mount of [mountApiCalls, mountCheckout, mountPortal, mountInvoices]) mount(app, context);
  return {
    context,
    fetch: (input, init = {}) => {
      const { pathname, search } = new URL(String(input));
      return Promise.race([
        Promise.resolve(app.request(pathname + search, { ...init, signal: null })),
        abortion(init.signal),
      ]);
    },
    mount: (outer) => {
      host = outer;
      outer.route(SANDBOX_PATH, app);
      // Events that an earlier process could not deliver.
      deliver();
    },
    stop: () => {
      host = null;
    },
  };
}

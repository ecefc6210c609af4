import type { Hono } from 'hono';
import type { PaymentProvider } from './payment-provider.ts';

/** How the academy accepts card payments. */
export interface Payments {
  /** Null: nothing can be bought. */
  provider: PaymentProvider | null;
  /** The sandbox's additions to the app; null without a sandbox. */
  sandbox: { mount(app: Hono): void; stop(): void } | null;
}

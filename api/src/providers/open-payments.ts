import type { ReadAcademy } from '#base/academy/academy.ts';
import { newToken } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { Metrics } from '#base/observability/metrics.ts';
import type { PaymentError } from '#base/payments/payment-provider.ts';
import type { Payments } from '#base/payments/payments.ts';
import { StripeProvider } from '#base/payments/stripe/stripe-provider.ts';
import { secretOf } from '#base/secrets/secrets.ts';
import { createStripeSandbox } from '#sandboxes/stripe/stripe-sandbox.ts';

interface StripeCredentials {
  secretKey: string;
  webhookSecret: string;
}

interface PaymentOptions {
  /** Stripe with these credentials; the sandbox; or none, so that nothing can be bought by card. */
  provider: StripeCredentials | 'sandbox' | 'none';
  publicUrl: string;
  sql: Sql;
  now: () => Date;
  logger: Logger;
  metrics: Metrics;
  /** The academy's name on invoices of the sandbox. */
  academy: ReadAcademy;
}

/** Counts each failed call, whoever made it; an operator must fix a rejected key. */
export const reportErrors =
  ({ logger, metrics }: Pick<PaymentOptions, 'logger' | 'metrics'>) =>
  (error: PaymentError): void => {
    metrics.providerErrors.inc({ provider: 'payments', reason: error.reason });
    if (error.reason === 'misconfigured')
      logger.error({ err: error }, 'the provider of payments rejects the key, or a right of it: see STRIPE_SECRET_KEY');
  };

async function openSandbox({ sql, now, logger, publicUrl, academy }: PaymentOptions): Promise<Payments> {
  const secretKey = `sk_test_${await secretOf(sql, 'payment-sandbox', newToken)}`;
  const webhookSecret = `whsec_${await secretOf(sql, 'payment-sandbox-webhooks', newToken)}`;
  const sandbox = createStripeSandbox({ sql, now, logger, publicUrl, secretKey, webhookSecret, academy });
  const { fetch } = sandbox;
  const provider = new StripeProvider({ name: 'sandbox', account: 'sandbox', secretKey, webhookSecret, fetch });
  return { provider, sandbox };
}

/**
 * Ids of test and live mode are never mixed. It is no hash of the key, because keys are replaced while subscriptions
 * continue.
 */
const accountOf = (secretKey: string): string => (/^(?:sk|rk)_live_/.test(secretKey) ? 'stripe-live' : 'stripe-test');

/** Chooses the card provider. */
export async function openPayments(options: PaymentOptions): Promise<Payments> {
  const { provider } = options;
  if (provider === 'none') return { provider: null, sandbox: null };
  if (provider === 'sandbox') return openSandbox(options);
  const account = accountOf(provider.secretKey);
  const stripe = new StripeProvider({ ...provider, name: 'stripe', account, onError: reportErrors(options) });
  return { provider: stripe, sandbox: null };
}

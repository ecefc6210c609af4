import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors/app-error.ts';
import { PaymentError, type PaymentProvider } from '#base/payments/payment-provider.ts';

/** @throws AppError `not_configured` if nothing can be bought (D42). */
export function providerOf({ payments }: Pick<Deps, 'payments'>): PaymentProvider {
  if (!payments.provider) throw new AppError('not_configured', 'Payments are not configured');
  return payments.provider;
}

const RETRY_AFTER_S = 10;

/**
 * A call of the provider that a user waits for. @throws AppError `unavailable`; `not_configured` if the provider
 * rejects the academy's key, which another try cannot fix; `conflict` if it rejects the call.
 */
export async function calling<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.reason === 'rejected' || error.reason === 'missing')
      throw new AppError('conflict', 'The payment provider does not accept this');
    if (error.reason === 'repeated') throw new AppError('conflict', 'This payment is being prepared. Try again.');
    if (error.reason === 'misconfigured')
      throw new AppError('not_configured', 'Payments do not work at the moment. Contact the academy.');
    throw new AppError('unavailable', 'The payment provider does not respond. Try again later.', [], RETRY_AFTER_S);
  }
}

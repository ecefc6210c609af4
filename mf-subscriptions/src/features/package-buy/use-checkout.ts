import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Package } from '#/api/packages.ts';
import { type PurchaseKind, purchaseQueries } from '#/api/purchases.ts';
import { isExtra } from '#/components/can-buy.ts';
import { useBankPurchase } from './use-bank-purchase.ts';
import { useLearner } from './use-learner.ts';
import { useQuote } from './use-quote.ts';
import { useStartPurchase } from './use-start-purchase.ts';

export interface CheckoutChoice {
  offer: Package;
  kind: PurchaseKind;
  currency: string;
  /** The id of the student, if the address names one. */
  learner: string | null;
}

/** What the page knows of the student and the price, and the two ways to pay, of which one runs at a time. */
export function useCheckout({ offer, kind, currency: code, learner: learnerId }: CheckoutChoice) {
  const learner = useLearner(learnerId);
  const [isMissing, setMissing] = useState(false);
  const [pressed, setPressed] = useState(0);
  const price = offer.prices.find(({ currency }) => currency === code) ?? offer.prices[0];
  const { studentId } = learner;
  const { data: summary, isLoading } = useQuery({
    ...purchaseQueries.summary(studentId ?? undefined),
    enabled: studentId !== undefined && !learner.isPending,
  });
  const currency = price?.currency ?? '';
  const quoting = useQuote({ kind, packageId: offer._id, currency, studentId });
  const start = useStartPurchase({ kind, packageId: offer._id, coupon: quoting.applied });
  const byTransfer = useBankPurchase();
  const isPreparing = learner.isPending || quoting.isPending || isLoading;
  const isBusy = [start, byTransfer].some(({ isPending, isSuccess }) => isPending || isSuccess);
  const begin = (way: 'card' | 'bank') => {
    if (isBusy || isPreparing) return;
    start.reset();
    byTransfer.reset();
    setMissing(studentId === undefined);
    setPressed((count) => count + 1);
    // A user who has typed a code first sees the price with it.
    if (!quoting.isApplied) quoting.apply();
    else if (studentId === undefined || quoting.problem) return;
    else if (way === 'card') start.mutate({ currency, studentId });
    else byTransfer.mutate({ kind, packageId: offer._id, coupon: quoting.applied, currency, studentId });
  };
  const isAdded = isExtra(offer, summary);
  const isBound = isAdded ? summary?.provider === null : Boolean(summary?.noBuying);
  const mayTransfer = !isBound || isAdded || summary?.noBuying === 'not_configured';
  return {
    learner,
    isMissing,
    price,
    summary,
    quoting,
    start,
    byTransfer,
    begin,
    isAdded,
    isBound,
    takesTransfers: mayTransfer && summary?.transferCurrencies.includes(currency) === true,
    isPreparing,
    isBusy,
    /** Changes with each press, and when it fails or the code is wrong. */
    attempts: `${pressed} ${start.isError} ${byTransfer.isError} ${quoting.problem}`,
    isPressed: pressed > 0,
  };
}
export type Checking = ReturnType<typeof useCheckout>;

import { ApiError } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { purchaseQueries, type QuotedPurchase } from '#/api/purchases.ts';

const problems = [
  'unknown',
  'expired',
  'used_up',
  'first_only',
  'other_package',
  'other_currency',
  'too_little',
] as const;
export type CouponProblem = (typeof problems)[number] | 'failed';

function problemOf(error: unknown): CouponProblem | null {
  if (!error) return null;
  const code = error instanceof ApiError ? error.fields.find(({ path }) => path === 'coupon')?.code : undefined;
  return problems.find((each) => each === code) ?? 'failed';
}

/** The price with its discounts (D113): requested with a code, and for a child, who may get the sibling discount. */
export function useQuote(
  wanted: Omit<QuotedPurchase, 'coupon' | 'studentId'> & { studentId: string | null | undefined },
) {
  const [typed, setTyped] = useState('');
  const [applied, setApplied] = useState('');
  const { studentId = null } = wanted;
  const isAsked = applied !== '' || studentId !== null;
  const quoted = useQuery({ ...purchaseQueries.quote({ ...wanted, studentId, coupon: applied }), enabled: isAsked });
  return {
    typed,
    setTyped,
    /** The code of the request; empty for none. */
    applied,
    apply: () => setApplied(typed.trim()),
    isApplied: typed.trim() === applied,
    isPending: isAsked && quoted.isFetching,
    quote: isAsked ? quoted.data : undefined,
    problem: applied !== '' ? problemOf(quoted.error) : null,
  };
}

import { requestKeys } from '@academy/shared-auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type PurchaseKind, startPurchase } from '#/api/purchases.ts';
import { useRestored } from '#/components/use-restored.ts';

interface PurchaseChoice {
  kind: PurchaseKind;
  packageId: string;
  coupon: string;
}

/** Starts a purchase and leads to the provider's page. */
export function useStartPurchase(chosen: PurchaseChoice) {
  const [keyFor] = useState(requestKeys);
  const start = useMutation({
    mutationFn: ({ currency, studentId }: { currency: string; studentId: string | null }) => {
      const wanted = { ...chosen, currency, studentId };
      return startPurchase(wanted, keyFor(wanted));
    },
    onSuccess: (url) => location.assign(url),
  });
  useRestored(start.reset);
  return start;
}

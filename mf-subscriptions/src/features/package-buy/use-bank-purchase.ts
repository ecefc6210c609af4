import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { dueQueries, startBankPurchase } from '#/api/dues.ts';
import { purchaseQueries } from '#/api/purchases.ts';
import { places } from '#/components/places.ts';

/** Buys by transfer, and leads to the due with account and reference (D130). */
export function useBankPurchase() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: startBankPurchase,
    onSuccess: async (dueId) => {
      await Promise.all(
        [dueQueries.all(), purchaseQueries.all()].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      await navigate(places.due(dueId), { replace: true });
    },
  });
}

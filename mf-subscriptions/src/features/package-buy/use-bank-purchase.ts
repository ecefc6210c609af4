import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { startBankPurchase } from '#/api/dues.ts';
import { isConflict } from '#/components/dues/conflict.ts';
import { useMoneyChanged } from '#/components/dues/use-money-changed.ts';
import { places } from '#/components/places.ts';

/** Buys by transfer, and leads to the due with account and reference (D130). */
export function useBankPurchase() {
  const refetch = useMoneyChanged();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: startBankPurchase,
    onSuccess: async (dueId) => {
      await refetch();
      await navigate(places.due(dueId), { replace: true });
    },
    onError: (error) => (isConflict(error) ? refetch() : undefined),
  });
}

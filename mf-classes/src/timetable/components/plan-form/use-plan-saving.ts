import { useMutation } from '@academy/shared-auth/query';
import { usePageNavigate } from '@academy/shared-auth/router';
import { useEffect } from 'react';
import { useClassRefresh } from '#/class/components/use-class-change.ts';

/** Saves a plan, and opens its page. */
export function usePlanSaving<Sent>(save: (sent: Sent) => Promise<{ id: string }>, placeOf: (id: string) => string) {
  const navigate = usePageNavigate();
  const refresh = useClassRefresh();
  const saving = useMutation({ mutationFn: save, onSuccess: refresh });
  // After saving, leaving the page needs no confirmation.
  const place = saving.data && placeOf(saving.data.id);
  useEffect(() => {
    if (place) void navigate(place, { replace: true });
  }, [place, navigate]);
  return saving;
}

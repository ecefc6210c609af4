import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClassRefresh } from '#/class/components/use-class-change.ts';

/** Saves a plan, and opens its page. */
export function usePlanSaving<Sent>(save: (sent: Sent) => Promise<{ id: string }>, placeOf: (id: string) => string) {
  const navigate = useNavigate();
  const refresh = useClassRefresh();
  const saving = useMutation({ mutationFn: save, onSuccess: refresh });
  // After saving, leaving the page needs no confirmation.
  const place = saving.data && placeOf(saving.data.id);
  useEffect(() => {
    if (place) void navigate(place, { replace: true });
  }, [place, navigate]);
  return saving;
}

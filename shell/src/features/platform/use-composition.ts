import { useCallback, useEffect, useState } from 'react';
import { type Composition, fetchComposition } from './composition.ts';

interface CompositionState {
  composition: Composition | null;
  /** Why it could not be read; what was read before stays. */
  error: unknown;
  isPending: boolean;
  refresh: () => Promise<void>;
  /** Takes the response of a change. */
  replace: (composition: Composition) => void;
}

/** What is live, read when the page opens and whenever it is asked for. */
export function useComposition(): CompositionState {
  const [composition, replace] = useState<Composition | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isPending, setPending] = useState(true);
  const refresh = useCallback(async () => {
    setPending(true);
    try {
      replace(await fetchComposition());
      setError(null);
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  return { composition, error, isPending, refresh, replace };
}

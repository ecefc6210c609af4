import { useCallback, useEffect, useState } from 'react';
import { type Composition, fetchComposition } from './composition.ts';

interface CompositionState {
  composition: Composition | null;
  /** The error of the last request; earlier data stays. */
  error: unknown;
  isPending: boolean;
  refresh: () => Promise<void>;
  /** Sets the composition from the response to a change. */
  replace: (composition: Composition) => void;
}

/** The live composition, fetched when the page opens and on demand. */
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

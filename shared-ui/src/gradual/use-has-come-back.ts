import { useLocation, useNavigationType } from '@academy/shared-auth/router';
import { useEffect, useMemo } from 'react';

/** Steps of the history that have been shown since the page was loaded. */
const shown = new Set<string>();

/** Whether the browser's back or forward led to a step of the history that was shown before. */
export function useHasComeBack(): boolean {
  const { key } = useLocation();
  const isStep = useNavigationType() === 'POP';
  // As it was at arrival: from then on the step counts as shown.
  const hasComeBack = useMemo(() => isStep && shown.has(key), [isStep, key]);
  useEffect(() => {
    shown.add(key);
  }, [key]);
  return hasComeBack;
}

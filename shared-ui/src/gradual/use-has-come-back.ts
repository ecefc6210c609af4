import { useEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** History entries that were shown since the page was loaded. */
const shown = new Set<string>();

/** Whether the browser's Back or Forward led to a history entry that was shown before. */
export function useHasComeBack(): boolean {
  const { key } = useLocation();
  const isStep = useNavigationType() === 'POP';
  // The value at arrival: from then on the entry counts as shown.
  const hasComeBack = useMemo(() => isStep && shown.has(key), [isStep, key]);
  useEffect(() => {
    shown.add(key);
  }, [key]);
  return hasComeBack;
}

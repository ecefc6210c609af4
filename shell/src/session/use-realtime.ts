import { startRealtime } from '@academy/shared-auth';
import { useEffect } from 'react';
import { whenQuiet } from '#/remotes/loading/when-quiet.ts';

/** Listens to what happens, from when the first page has had its time: its code is loaded only then. */
export function useRealtime(isPageShown: boolean): void {
  useEffect(() => (isPageShown ? whenQuiet(startRealtime) : undefined), [isPageShown]);
}

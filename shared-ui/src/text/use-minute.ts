import { useSyncExternalStore } from 'react';
import { minuteNow, subscribeToMinutes } from './minute-clock.ts';

/** The time, in ms, never older than a minute; the component follows it. */
export const useMinute = (): number => useSyncExternalStore(subscribeToMinutes, minuteNow);

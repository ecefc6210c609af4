import { useSyncExternalStore } from 'react';
import { minuteNow, subscribeToMinutes } from './minute-clock.ts';

/** The time, in ms, never older than a minute; the component updates with it. */
export const useMinute = (): number => useSyncExternalStore(subscribeToMinutes, minuteNow);

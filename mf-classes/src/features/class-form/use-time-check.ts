import { keepPreviousData, useQuery } from '@academy/shared-auth/query';
import { useEffect, useState } from 'react';
import { type TimeCheck, type TimeRequest, timeCheckQuery } from '#/api/schedule.ts';

const PAUSE = 350;

/** The value, once it has not changed for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

const isComplete = ({ date, time }: TimeRequest) => /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time);

/** What the chosen time means for everybody, asked for when the typing pauses; null while it is not known. */
export function useTimeCheck(request: TimeRequest): TimeCheck | null {
  const written = JSON.stringify(request);
  const paused: TimeRequest = JSON.parse(usePaused(written));
  const check = useQuery({
    ...timeCheckQuery(paused),
    enabled: isComplete(paused),
    placeholderData: keepPreviousData<TimeCheck>,
    staleTime: 0,
  });
  return isComplete(request) ? (check.data ?? null) : null;
}

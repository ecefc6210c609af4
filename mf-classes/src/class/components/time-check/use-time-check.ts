import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type TimeCheck, type TimeRequest, timeCheckQuery } from '#/class/api/schedule.ts';
import { usePaused } from '#/class/components/use-paused.ts';

const isComplete = ({ date, time }: TimeRequest) => /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time);

const wallOf = ({ date, time, in_student_time }: TimeRequest) => `${date} ${time} ${in_student_time}`;

/** After a choice the API no longer reports a doubled time; the choice stays visible. */
function useDoubled(request: TimeRequest, check: TimeCheck | null): TimeCheck['doubled'] {
  const last = useRef<{ wall: string; doubled: TimeCheck['doubled'] }>({ wall: '', doubled: null });
  const doubled = check?.doubled ?? null;
  const wall = wallOf(request);
  useEffect(() => {
    if (doubled) last.current = { wall, doubled };
  }, [wall, doubled]);
  return doubled ?? (request.occurrence && last.current.wall === wall ? last.current.doubled : null);
}

/** The chosen time on everybody's clock, requested after a pause in typing; null until it is known. */
export function useTimeCheck(request: TimeRequest): TimeCheck | null {
  const paused: TimeRequest = JSON.parse(usePaused(JSON.stringify(request)));
  const check = useQuery({
    ...timeCheckQuery(paused),
    enabled: isComplete(paused),
    placeholderData: keepPreviousData<TimeCheck>,
    staleTime: 0,
  });
  const found = isComplete(request) ? (check.data ?? null) : null;
  const doubled = useDoubled(request, found);
  return found && { ...found, doubled };
}

import { useQuery } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useViewer } from '#/base/components/use-viewer.ts';
import { timeCheckQuery } from '#/class/api/schedule.ts';
import { day, minutes as minutesRule, problemsIn, time } from '#/class/components/fields/class-rules.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import { isOverMidnight, minutesBetween } from '#/timetable/components/free-times/week.ts';

const HOUR_MS = 3_600_000;
const askedRules = v.object({ date: day, from: time, to: time });
export type AskedName = 'date' | 'from' | 'to';
type Asked = Record<AskedName, string>;

/** By default the next full hour, on the viewer's clock. */
function nextHour(timezone: string): Asked {
  const start = (Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS;
  const at = (ms: number) => wallClock(new Date(ms).toISOString(), timezone);
  return { date: at(start).date, from: at(start).time, to: at(start + HOUR_MS).time };
}

export type AskedProblems = Partial<Record<AskedName, string>>;

/** The errors of fields, as keys. */
function problemsOf(asked: Asked): AskedProblems {
  const problems = problemsIn(askedRules, asked);
  if (Object.keys(problems).length > 0) return problems;
  if (asked.from === asked.to) return { to: 'freeTimes.to.same' };
  return v.is(minutesRule, String(minutesBetween(asked))) ? {} : { to: 'freeTeachers.tooLong' };
}

const nobody = {
  ...{ student_id: '', teacher_id: '', in_student_time: false, duration: '', except_id: '' },
  occurrence: '',
} as const;

/** The values in the address. It follows a change as a page does, later than the keys of a user who types quickly. */
function useAsked(preset: Asked) {
  const [search, setSearch] = useSearchParams();
  const [asked, expectAsked] = useOptimistic<Asked>({
    date: search.get('date') ?? preset.date,
    from: search.get('from') ?? preset.from,
    to: search.get('to') ?? preset.to,
  });
  const change = (name: AskedName, value: string) =>
    startTransition(() => {
      const next = { ...asked, [name]: value };
      expectAsked(next);
      setSearch({ ...Object.fromEntries(search), ...next }, { replace: true });
    });
  return { asked, change };
}

/** The time in the address, and its instant. */
export function useAskedTime() {
  const { timezone } = useViewer();
  const { asked, change } = useAsked(nextHour(timezone));
  const problems = problemsOf(asked);
  const isWhole = Object.keys(problems).length === 0;
  const minutes = isWhole ? minutesBetween(asked) : 0;
  const found = useQuery({ ...timeCheckQuery({ ...nobody, date: asked.date, time: asked.from }), enabled: isWhole });
  const check = isWhole ? found.data : undefined;
  const isNight = isWhole && isOverMidnight(asked);
  // Of a time that exists twice, the first one (D91).
  const startsAt = check?.starts_at ?? check?.doubled?.first ?? null;
  return { asked, problems, minutes, isNight, found, check, startsAt, change };
}

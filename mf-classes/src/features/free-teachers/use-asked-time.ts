import { useSearchParams } from '@academy/shared-auth/router';
import { isOverMidnight, minutesBetween } from '#/components/free-times/week.ts';
import { useTimeCheck } from '#/components/time-check/use-time-check.ts';
import { wallClock } from '#/components/time-check/wall-text.ts';
import { useViewer } from '#/components/use-viewer.ts';

const HOUR_MS = 3_600_000;
const MOST_MINUTES = 480;
const isTime = (value: string) => /^\d{2}:\d{2}$/.test(value);
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
export type AskedName = 'date' | 'from' | 'to';
type Asked = Record<AskedName, string>;

/** Without a choice the next full hour, on the viewer's clock. */
function nextHour(timezone: string): Asked {
  const start = (Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS;
  const at = (ms: number) => wallClock(new Date(ms).toISOString(), timezone);
  return { date: at(start).date, from: at(start).time, to: at(start + HOUR_MS).time };
}

export type AskedProblems = Partial<Record<AskedName, string>>;

/** What is wrong with the fields: keys of texts. */
function problemsOf({ date, from, to }: Asked): AskedProblems {
  if (!isDay(date)) return { date: 'freeTimes.day.required' };
  if (!isTime(from)) return { from: 'freeTimes.time.required' };
  if (!isTime(to)) return { to: 'freeTimes.time.required' };
  if (from === to) return { to: 'freeTimes.to.same' };
  return minutesBetween({ from, to }) > MOST_MINUTES ? { to: 'freeTeachers.tooLong' } : {};
}

/** The time that the address names, and the instant that it is. */
export function useAskedTime() {
  const [search, setSearch] = useSearchParams();
  const { timezone } = useViewer();
  const preset = nextHour(timezone);
  const asked: Asked = {
    date: search.get('date') ?? preset.date,
    from: search.get('from') ?? preset.from,
    to: search.get('to') ?? preset.to,
  };
  const problems = problemsOf(asked);
  const isWhole = Object.keys(problems).length === 0;
  const minutes = isWhole ? minutesBetween(asked) : 0;
  const check = useTimeCheck({
    student_id: '',
    teacher_id: '',
    date: isWhole ? asked.date : '',
    time: isWhole ? asked.from : '',
    in_student_time: false,
    occurrence: '',
    duration: '',
    except_id: '',
  });
  const change = (name: AskedName, value: string) => setSearch({ ...asked, [name]: value }, { replace: true });
  const isNight = isWhole && isOverMidnight(asked);
  // Of a time that comes twice the first is meant (D91).
  const startsAt = check && (check.starts_at ?? check.doubled?.first ?? null);
  return { asked, problems, minutes, isNight, check, startsAt, change };
}

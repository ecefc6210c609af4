interface TraceEvent {
  name: string;
  /** What happened at a moment, or lasted. */
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of processor time of the thread. */
  tdur?: number;
}

/** In which a page does not answer; milliseconds. */
export interface Task {
  duration: number;
  /** What of it the page's thread was running, and not waiting for a processor that others had. */
  running: number;
}

const LONG = 50_000;

/** What a trace has to tell of. */
export const taskCategories = ['toplevel', 'blink.user_timing'];

/** Tasks of more than 50 ms in the thread that set a mark, after it. */
export function longTasksAfter(mark: string, trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const start = traceEvents.find(({ name }) => name === mark);
  if (!start) throw new Error(`the trace has no mark ${mark}`);
  const isTask = ({ name, ph, pid, tid, ts }: TraceEvent) =>
    ph === 'X' && name.endsWith('RunTask') && pid === start.pid && tid === start.tid && ts > start.ts;
  const tasks = traceEvents.filter(isTask).filter(({ dur = 0 }) => dur > LONG);
  // A task is notified of by each layer that runs it: the outermost counts.
  const isWithin = (task: TraceEvent, other: TraceEvent) =>
    other.ts <= task.ts && endOf(other) >= endOf(task) && (other.dur ?? 0) > (task.dur ?? 0);
  const outermost = tasks.filter((task) => !tasks.some((other) => isWithin(task, other)));
  return outermost.map(({ dur = 0, tdur = dur }) => ({ duration: dur / 1000, running: tdur / 1000 }));
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

interface TraceEvent {
  name: string;
  /** A trace event: a moment, or a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of processor time of the thread. */
  tdur?: number;
}

/** Time in which the page does not respond; milliseconds. */
export interface Task {
  duration: number;
  /** The part in which the page's thread was running, not waiting for a processor. */
  running: number;
}

const LONG = 50_000;

/** The result of a trace. */
export const taskCategories = ['toplevel', 'blink.user_timing'];

/** Tasks of more than 50 ms after a mark, in the thread that set it. */
export function longTasksAfter(mark: string, trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const start = traceEvents.find(({ name }) => name === mark);
  if (!start) throw new Error(`the trace has no mark ${mark}`);
  const isTask = ({ name, ph, pid, tid, ts }: TraceEvent) =>
    ph === 'X' && name.endsWith('RunTask') && pid === start.pid && tid === start.tid && ts > start.ts;
  const tasks = traceEvents.filter(isTask).filter(({ dur = 0 }) => dur > LONG);
  // Each layer that runs a task reports it: only the outermost counts.
  const isWithin = (task: TraceEvent, other: TraceEvent) =>
    other.ts <= task.ts && endOf(other) >= endOf(task) && (other.dur ?? 0) > (task.dur ?? 0);
  const outermost = tasks.filter((task) => !tasks.some((other) => isWithin(task, other)));
  return outermost.map(({ dur = 0, tdur = dur }) => ({ duration: dur / 1000, running: tdur / 1000 }));
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

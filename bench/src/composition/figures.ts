/** What `page-probe.js` records in the page. */
export interface PageNotes {
  content: number;
  firstPaint: number;
  largestPaint: number;
  longTasks: { start: number; duration: number }[];
}

export interface Resource {
  url: string;
  start: number;
  bytes: number;
}

/** The figures of a load: milliseconds, kilobytes transferred, requests until the content. */
export interface Figures {
  firstPaint: number;
  largestPaint: number;
  content: number;
  blocking: number;
  /** Only tasks that began before the content was visible. */
  longestTask: number;
  /** Processor time of the page's main thread until the content. */
  processor: number;
  /** The same until the page was idle. */
  processorInAll: number;
  scriptBytes: number;
  bytes: number;
  requests: number;
  scripts: number;
}

type Noted = Omit<Figures, 'processor' | 'processorInAll'>;

export function toFigures(notes: PageNotes, resources: readonly Resource[]): Noted {
  const { firstPaint, largestPaint, content, longTasks } = notes;
  const before = resources.filter(({ url, start }) => start < content && !url.startsWith('data:'));
  const scripts = before.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
  const sum = (some: readonly Resource[]) => some.reduce((total, { bytes }) => total + bytes, 0) / 1024;
  const blocking = longTasks
    .filter(({ start }) => start >= firstPaint)
    .reduce((total, { duration }) => total + duration - 50, 0);
  const early = longTasks.filter(({ start }) => start < content);
  return {
    firstPaint,
    largestPaint,
    content,
    blocking,
    longestTask: Math.max(0, ...early.map(({ duration }) => duration)),
    scriptBytes: sum(scripts),
    bytes: sum(before),
    requests: before.length,
    scripts: new Set(scripts.map(({ url }) => url)).size,
  };
}

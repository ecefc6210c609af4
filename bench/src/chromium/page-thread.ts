import type { CDPSession, Page } from 'playwright';

/** Processor time of the page's main thread, in milliseconds. */
export interface ThreadTime {
  script: number;
  style: number;
  layout: number;
  /** All tasks. */
  task: number;
}

const BINDING = 'academySays';
const LONGEST = 60_000;

export interface PageThread {
  session: CDPSession;
  /** Since the start of the page's process. */
  time: () => Promise<ThreadTime>;
  /** The thread's time when the page calls `window.academySays` with this word. */
  timeWhen: (word: string) => Promise<ThreadTime>;
}

/** Follows the main thread of a page, so other load on the machine does not count. */
export async function followThread(page: Page): Promise<PageThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: BINDING });
  const time = async (): Promise<ThreadTime> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
    return {
      script: of('ScriptDuration'),
      style: of('RecalcStyleDuration'),
      layout: of('LayoutDuration'),
      task: of('TaskDuration'),
    };
  };
  const timeWhen = (word: string) =>
    new Promise<ThreadTime>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the page did not say ${word}`)), LONGEST);
      session.on('Runtime.bindingCalled', function hear({ name, payload }) {
        if (name !== BINDING || payload !== word) return;
        session.off('Runtime.bindingCalled', hear);
        clearTimeout(late);
        time().then(resolve, reject);
      });
    });
  return { session, time, timeWhen };
}

/** What the thread did between two moments. */
export const timeBetween = (before: ThreadTime, after: ThreadTime): ThreadTime => ({
  script: after.script - before.script,
  style: after.style - before.style,
  layout: after.layout - before.layout,
  task: after.task - before.task,
});

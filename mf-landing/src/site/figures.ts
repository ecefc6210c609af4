const ADDRESS = '/api/figures';
/** Maximum of different errors of one page. */
const MOST_ERRORS = 5;

interface Figures {
  loads?: number[];
  errors?: string[];
}

/** Only the name: a message may quote what the visitor typed. */
const nameOf = (error: unknown) =>
  error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Unknown';

/** Whether the page's own scripts are in a stack or are the file: errors of extensions do not count. */
const isOwn = (error: unknown, file = '') =>
  `${file}\n${error instanceof Error ? error.stack : ''}`.includes(`${location.origin}/site/`);

/**
 * Reports the page's load time, once it is hidden, and names of uncaught errors at once; nothing about the visitor. The
 * server writes the release into the page, and one page in `every` reports its load time.
 */
export function reportFigures({ release = '', every = '1' }: DOMStringMap, random = Math.random()): void {
  if (!/^\d/.test(release)) return;
  const send = (figures: Figures) => {
    const body = JSON.stringify({ remotes: [{ remote: 'mf-landing', version: release, ...figures }] });
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
  };
  const loads = [Math.round(performance.now())];
  let isReported = random * Number(every) >= 1;
  document.addEventListener('visibilitychange', () => {
    if (isReported || document.visibilityState !== 'hidden') return;
    isReported = true;
    send({ loads });
  });
  const known = new Set<string>();
  const note = (error: unknown, file?: string) => {
    const name = nameOf(error);
    if (known.has(name) || known.size >= MOST_ERRORS || !navigator.onLine || !isOwn(error, file)) return;
    known.add(name);
    send({ errors: [name] });
  };
  addEventListener('error', ({ error, filename }) => note(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

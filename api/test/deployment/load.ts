import { call } from '../test-server.ts';

const WORKERS = 6;
const LETTER = { name: 'Layla', email: 'layla@academy.test' };

/** Several users who read and write without a pause, one request at a time, without repetitions. */
export function startLoad(url: string, token: string) {
  const responses = new Array<number>(WORKERS).fill(0);
  /** Why requests failed, by user. */
  const failures = new Map<number, string[]>();
  let written = 0;
  let letters = 0;
  let isStopped = false;
  let onProgress = () => {};

  async function send(kind: number): Promise<void> {
    if (kind === 0) await call(`${url}/api/profile`, 'GET', undefined, { authorization: `Bearer ${token}` });
    else {
      written += 1;
      await call(`${url}/api/contact`, 'POST', { ...LETTER, message: `Letter ${written}` });
      letters += 1;
    }
  }

  async function work(worker: number): Promise<void> {
    for (let n = worker; !isStopped; n += 1) {
      await send(n % 2).then(
        () => {
          responses[worker] = (responses[worker] ?? 0) + 1;
        },
        (error: Error) => failures.set(worker, [...(failures.get(worker) ?? []), error.message]),
      );
      onProgress();
    }
  }

  const workers = Array.from({ length: WORKERS }, (_, worker) => work(worker));
  return {
    /** Resolves after each user has had this many further responses. */
    async until(count: number): Promise<void> {
      const goal = responses.map((n) => n + count);
      await new Promise<void>((resolve) => {
        onProgress = () => {
          if (goal.every((n, worker) => (responses[worker] ?? 0) >= n)) resolve();
        };
      });
    },
    async stop() {
      isStopped = true;
      await Promise.all(workers);
      return { failures: [...failures.values()], letters };
    },
  };
}

const READS_EVERY_MS = 33;
const WRITES_EVERY_MS = 200;
/** So many people wait at a time; on a slow machine they would grow to hundreds. */
const MOST_VIEWERS = 4;

interface Load {
  url: string;
  /** One for each of many users: a process remembers for a while whose session it has read. */
  tokens: string[];
  reads: string[];
}

/** Sends requests of users in turn, each once, and counts the responses. */
function senderTo({ url, tokens }: Load) {
  let sent = 0;
  let answered = 0;
  let onAnswer = () => {};
  return {
    next: () => sent,
    /** @returns why it failed; null if it did not. */
    async send(path: string, init: RequestInit = {}): Promise<string | null> {
      sent += 1;
      const headers = { authorization: `Bearer ${tokens[sent % tokens.length]}`, 'content-type': 'application/json' };
      const failure = await fetch(url + path, { ...init, headers }).then(
        async (response) => (response.ok ? null : `${path}: ${response.status} ${await response.text()}`),
        (error: Error) => `${path}: ${error.message}`,
      );
      answered += 1;
      onAnswer();
      return failure;
    },
    /** Resolves after so many further responses. */
    async until(count: number): Promise<void> {
      const goal = answered + count;
      await new Promise<void>((resolve) => {
        onAnswer = () => {
          if (answered >= goal) resolve();
        };
      });
    },
  };
}

/** Users who read and write at a steady rate. Each request is sent once. A write makes a post with a text of its own. */
export function startSteadyLoad(load: Load) {
  const { next, send, until } = senderTo(load);
  const failedReads: string[] = [];
  const rejectedWrites: string[] = [];
  const written: string[] = [];
  const underway = new Set<Promise<void>>();
  let reading = 0;

  async function read(): Promise<void> {
    if (reading >= MOST_VIEWERS) return;
    reading += 1;
    const failure = await send(load.reads[next() % load.reads.length] ?? '/api/profile');
    reading -= 1;
    if (failure) failedReads.push(failure);
  }

  async function write(): Promise<void> {
    const text = `<p>Written during the upgrade: ${next()}</p>`;
    const failure = await send('/api/posts', { method: 'POST', body: JSON.stringify({ text }) });
    if (failure) rejectedWrites.push(failure);
    else written.push(text);
  }

  const start = (request: () => Promise<void>) => () => {
    const running: Promise<void> = request().finally(() => underway.delete(running));
    underway.add(running);
  };
  const timers = [setInterval(start(read), READS_EVERY_MS), setInterval(start(write), WRITES_EVERY_MS)];
  return {
    until,
    /** Resolves when the last request has its response. */
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(underway);
      return { failedReads, rejectedWrites, rejectedMs: rejectedWrites.length * WRITES_EVERY_MS, written };
    },
  };
}

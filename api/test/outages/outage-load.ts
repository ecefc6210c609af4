import { mp4 } from '#testing/fixtures/media.fixture.ts';

/** A caller's response during an outage of the database. */
interface Failure {
  call: string;
  status: number;
  code: unknown;
  retryAfter: string | null;
  type: string | null;
}

type Send = (n: number) => [path: string, init: RequestInit];

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

function form(text: string): FormData {
  const data = new FormData();
  data.set('text', text);
  data.set('images[0]', new File([new Uint8Array(mp4(1000))], 'class.mp4', { type: 'video/mp4' }));
  return data;
}

/** Posts, uploads, reads, and letters, which a job mails. */
function sendsOf(token: string): Record<string, Send> {
  const authorization = `Bearer ${token}`;
  return {
    post: (n) => ['/api/posts', json({ text: `<p>${n}</p>` }, { authorization, 'idempotency-key': `post-${n}` })],
    upload: (n) => ['/api/posts', { method: 'POST', headers: { authorization }, body: form(`<p>file ${n}</p>`) }],
    letter: (n) => ['/api/contact', json({ name: 'Layla', email: 'layla@academy.test', message: `Letter ${n}.` })],
    read: () => ['/api/profile', { headers: { authorization } }],
  };
}

/** Callers that send one request after another, without repetitions. */
export function startCallers(url: string, token: string, most = 2) {
  const failures: Failure[] = [];
  const letters: string[] = [];
  const broken: unknown[] = [];
  let [sent, succeeded, isStopped] = [0, 0, false];

  async function send(call: string, of: Send): Promise<void> {
    sent += 1;
    const n = sent;
    const [path, init] = of(n);
    const response = await fetch(url + path, init);
    const text = await response.text();
    if (response.ok) {
      succeeded += 1;
      if (call === 'letter') letters.push(`Letter ${n}.`);
      return;
    }
    const { headers, status } = response;
    const { code } = JSON.parse(text) as { code: unknown };
    failures.push({ call, status, code, retryAfter: headers.get('retry-after'), type: headers.get('content-type') });
  }

  async function work(call: string, of: Send): Promise<void> {
    while (!isStopped)
      await send(call, of).catch((error) => {
        broken.push(error);
        isStopped = true;
      });
  }

  const callers = Object.entries(sendsOf(token)).flatMap(([call, of]) =>
    Array.from({ length: most }, () => work(call, of)),
  );
  return {
    succeeded: () => succeeded,
    failures,
    /** Requests without any response. */
    broken,
    /** The texts of accepted letters. */
    letters,
    async stop() {
      isStopped = true;
      await Promise.all(callers);
    },
  };
}

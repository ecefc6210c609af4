import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ASK_MS = 500;

interface Backend {
  url: string;
  agent: Agent;
  isReady: boolean;
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A minimal balancer: it requests `/readyz` every half second, keeps connections, and retries nothing. */
export async function startBalancer() {
  const backends: Backend[] = [];
  let turn = 0;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = backends.filter((backend) => backend.isReady);
    const backend = ready[turn++ % Math.max(ready.length, 1)];
    const fail = ({ message }: Error) => outgoing.headersSent || outgoing.writeHead(502).end(message);
    if (!backend) return void fail(new Error('no process is ready'));
    const { method, url = '/', headers } = incoming;
    const upstream = request(new URL(url, backend.url), { method, headers, agent: backend.agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, {
        'content-type': response.headers['content-type'] ?? 'text/plain',
      });
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    });
    upstream.on('error', fail);
    incoming.pipe(upstream);
  }

  const server = createServer(forward);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = new Set<string>();
  const asking = setInterval(() => {
    for (const backend of backends.filter(({ url }) => !asked.has(url))) {
      asked.add(backend.url);
      void isReady(backend.url).then((ready) => {
        backend.isReady = ready;
        asked.delete(backend.url);
      });
    }
  }, ASK_MS);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(url: string): void {
      backends.push({ url, agent: new Agent({ keepAlive: true }), isReady: false });
    },
    remove(url: string): void {
      const place = backends.findIndex((backend) => backend.url === url);
      for (const { agent } of backends.splice(place, 1)) agent.destroy();
    },
    /** Resolves when the balancer sends requests to this process. */
    async hasNoticed(url: string): Promise<void> {
      const backend = backends.find((each) => each.url === url);
      while (backend && !backend.isReady) await new Promise((resolve) => setTimeout(resolve, ASK_MS / 5));
    },
    async stop(): Promise<void> {
      clearInterval(asking);
      for (const { agent } of backends) agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { createApp } from './app.ts';
import { type Stopping, stopWithoutLoss } from './stop.ts';

const api = await useTestApi();
const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

/** An event that the test triggers. */
function event() {
  let happen = () => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happen, happened };
}

/** A listening process of the API, with a call `/slow` that responds when the test triggers it. */
async function open() {
  let isStopping = false;
  const steps: string[] = [];
  const [arrived, release, drained] = [event(), event(), event()];
  const app = createApp({ ...api.deps, isStopping: () => isStopping }, (site) => {
    site.get('/slow', async (c) => {
      arrived.happen();
      await release.happened;
      steps.push('slow response');
      return c.text('done');
    });
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const step = (name: string) => async () => void steps.push(name);
  const stop = (more: Partial<Stopping> = {}) =>
    stopWithoutLoss({
      server,
      announce: () => {
        isStopping = true;
      },
      drain: () => drained.happened,
      stopRealtime: step('realtime'),
      close: step('close'),
      ...more,
    });
  return { server, port: (server.address() as AddressInfo).port, stop, steps, arrived, release, drained };
}

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return agent;
}

/** The status and `connection` header of a completely read response. */
async function ask(port: number, path: string, agent = keepAlive()) {
  const [response] = (await once(get({ port, host: '127.0.0.1', path, agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return [response.statusCode, response.headers.connection];
}

describe('a process that is stopping', () => {
  it('a stopping process is not ready and responds to requests on closing connections', async () => {
    const { port, stop, drained } = await open();
    expect(await ask(port, '/readyz')).toEqual([200, 'keep-alive']);
    const stopped = stop();
    expect(await ask(port, '/readyz')).toEqual([503, 'close']);
    expect(await ask(port, '/api/openapi.json')).toEqual([200, 'close']);
    drained.happen();
    await stopped;
  });

  it('a stopping process serves a request on an idle connection', async () => {
    const { port, stop, drained } = await open();
    const agent = keepAlive();
    await ask(port, '/healthz', agent);
    const stopped = stop();
    expect(await ask(port, '/healthz', agent)).toEqual([200, 'close']);
    drained.happen();
    await stopped;
  });

  it('a stopping process closes idle connections after the drain and accepts no new ones', async () => {
    const { server, port, stop, drained } = await open();
    const accepted = once(server, 'connection');
    await ask(port, '/healthz');
    const [socket] = await accepted;
    const ended = once(socket, 'close');
    const stopped = stop();
    drained.happen();
    await Promise.all([ended, stopped]);
    await expect(ask(port, '/healthz')).rejects.toThrow('ECONNREFUSED');
  });

  it('a stopping process closes jobs and database after the last response', async () => {
    const { port, stop, steps, arrived, release, drained } = await open();
    const slow = ask(port, '/slow');
    await arrived.happened;
    const stopped = stop();
    drained.happen();
    await expect.poll(() => ask(port, '/healthz').catch(({ code }) => code)).toBe('ECONNREFUSED');
    release.happen();
    expect(await slow).toEqual([200, 'keep-alive']);
    await stopped;
    expect(steps).toEqual(['realtime', 'slow response', 'close']);
  });

  it('a stopping process waits only a limited time for an endless response', async () => {
    const { port, stop, steps, arrived, drained } = await open();
    const slow = ask(port, '/slow').catch(({ code }) => code);
    await arrived.happened;
    drained.happen();
    await stop({ stopMs: 1 });
    expect([await slow, steps]).toEqual(['ECONNRESET', ['realtime', 'close']]);
  });
});

describe('a second signal', () => {
  const program = `import { stopOnSignal } from ${JSON.stringify(path.join(import.meta.dirname, 'stop.ts'))};
    setInterval(() => {}, 1000);
    const stop = () => new Promise(() => console.log('stopping'));
    stopOnSignal(stop, () => {}, { echoMs: Number(process.argv[1]) });
    console.log('ready');`;

  function start(echoMs: number) {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, String(echoMs)]);
    return { child, said: () => once(child.stdout, 'data').then(String) };
  }

  it('a second signal ends the process at once', { timeout: 20_000 }, async () => {
    const { child, said } = start(0);
    expect(await said()).toContain('ready');
    child.kill('SIGTERM');
    expect(await said()).toContain('stopping');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([1, null]);
  });

  it('a signal of the terminal that npm repeats counts once', { timeout: 20_000 }, async () => {
    const { child, said } = start(60_000);
    expect(await said()).toContain('ready');
    child.kill('SIGINT');
    expect(await said()).toContain('stopping');
    child.kill('SIGINT');
    child.stdin.end();
    expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });
});

it('an error while stopping is passed on', { timeout: 20_000 }, async () => {
  const program = `import { stopOnSignal } from ${JSON.stringify(path.join(import.meta.dirname, 'stop.ts'))};
    stopOnSignal(async () => { throw new Error('the disk is full'); }, ({ message }) => {
      console.log(message);
      process.exit(1);
    });
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  const said = () => once(child.stdout, 'data').then(String);
  expect(await said()).toContain('ready');
  child.kill('SIGTERM');
  expect(await said()).toContain('the disk is full');
  expect(await once(child, 'exit')).toEqual([1, null]);
});

import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ground } from '../academy/ground.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fillListeners } from './fill-listeners.ts';
import type { Heard, Listening, Orders } from './listeners.ts';

const CROWDS = [1000, 5000];
const WARM_UP = 100;
const MESSAGES = 2000;
const PAUSE_MS = 10;
const SETTLING_MS = 3000;
const MOST_WAIT_MS = 30_000;

interface Figures {
  connections: number;
  /** Seconds until all listeners were connected. */
  connecting: number;
  p50: number;
  p99: number;
  /** Memory of the process and of its heap, in KiB for each connection. */
  memory: number;
  heap: number;
}

const now = () => Number(process.hrtime.bigint()) / 1e6;

/** Bytes that the server holds, by its own report. */
async function memoryOf(url: string): Promise<{ resident: number; heap: number }> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return { resident: figure('process_resident_memory_bytes'), heap: figure('nodejs_heap_size_used_bytes') };
}

async function publish(url: string, key: string, channel: string): Promise<void> {
  const response = await fetch(`${url}/channels/${channel}/messages`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(key).toString('base64')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'message', data: JSON.stringify({ at: now() }), encoding: 'json' }),
  });
  if (response.status !== 201) throw new Error(`publishing answered ${response.status}`);
  await response.arrayBuffer();
}

/** A separate process whose sockets listen. */
function openListeners(orders: Orders): { child: ChildProcess; listening: Promise<string[]>; latencies: number[] } {
  const child = fork(path.join(import.meta.dirname, 'listeners.ts'), { execArgv: ['--import', 'tsx'] });
  const latencies: number[] = [];
  const listening = new Promise<string[]>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the listeners ended')));
    child.on('message', (updates: Listening | Heard) => {
      if ('channels' in updates) resolve(updates.channels);
      else latencies.push(updates.latency);
    });
  });
  child.send(orders);
  return { child, listening, latencies };
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/** Sends messages to one listener after the other, 100 per second, without waiting for responses. */
async function sendAround(url: string, key: string, channels: readonly string[], count: number): Promise<void> {
  const sent: Promise<void>[] = [];
  for (let n = 0; n < count; n += 1) {
    sent.push(publish(url, key, channels[(n * 7919) % channels.length] ?? ''));
    await pause(PAUSE_MS);
  }
  await Promise.all(sent);
}

async function untilHeard(latencies: readonly number[], count: number): Promise<void> {
  const end = now() + MOST_WAIT_MS;
  while (latencies.length < count && now() < end) await pause(50);
  if (latencies.length !== count) throw new Error(`${latencies.length} of ${count} messages arrived`);
}

async function measure(ground: Ground, connections: number): Promise<Figures> {
  const databaseUrl = await createDatabase(ground.databaseUrl, `hub_${connections}`);
  const server = await ground.start({ databaseUrl });
  const { tokens, key } = await fillListeners(databaseUrl, connections);
  const { url } = server;
  await pause(SETTLING_MS);
  const before = await memoryOf(url);
  const began = now();
  const { child, listening, latencies } = openListeners({ url, tokens });
  try {
    const channels = await listening;
    const connecting = (now() - began) / 1000;
    await pause(SETTLING_MS);
    const after = await memoryOf(url);
    await sendAround(url, key, channels, WARM_UP);
    await untilHeard(latencies, WARM_UP);
    latencies.length = 0;
    await sendAround(url, key, channels, MESSAGES);
    await untilHeard(latencies, MESSAGES);
    const sorted = [...latencies].sort((a, b) => a - b);
    return {
      connections,
      connecting,
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      memory: (after.resident - before.resident) / connections / 1024,
      heap: (after.heap - before.heap) / connections / 1024,
    };
  } finally {
    child.removeAllListeners('exit').kill();
    await server.stop();
  }
}

/** Measures the time from publishing to the socket of one of many listeners, in the process that serves everything. */
export async function benchHub(ground: Ground): Promise<void> {
  const figures: Figures[] = [];
  for (const connections of CROWDS) figures.push(await measure(ground, connections));
  const rows = figures.map((each) => [
    String(each.connections),
    each.connecting,
    each.p50,
    each.p99,
    each.memory,
    each.heap,
  ]);
  const head = ['connections', 'all listen after s', 'p50 ms', 'p99 ms', 'KiB each', 'of it heap'];
  const goals = [{ name: 'p99 at 1,000 connections, ms', value: figures[0]?.p99 ?? Number.NaN, most: 50 }];
  report('hub', { text: [table(head, rows), describeGoals(goals)].join('\n\n'), figures });
}

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createSealer, newSealingKey } from '#base/secrets/sealer.ts';
import { useMeetings } from '#testing/fixtures/meetings.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import type { RefreshingProcess } from './refreshing-process.fixture.ts';

const api = await useTestApi();
const meetings = await useMeetings(api);
const { connectionString } = api.deps.database.pool.options as { connectionString?: string };
const script = fileURLToPath(new URL('./refreshing-process.fixture.ts', import.meta.url));

/** Starts another Node process that is ready to use tokens. */
async function startProcess(about: RefreshingProcess) {
  const env = { ...process.env, REFRESHING: JSON.stringify(about) };
  const child = spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => (await lines.next()).value ?? 'ended';
  expect(await next()).toBe('ready');
  return { go: () => child.stdin.write('go\n'), tokens: async (): Promise<string[]> => JSON.parse(await next()) };
}

/** Two processes can use only a server. */
const onServer = it.runIf(connectionString !== undefined);

onServer(
  'two processes that need an expired token at the same time refresh it once, and use the same one',
  { timeout: 60_000 },
  async () => {
    const sealingKey = newSealingKey();
    api.deps.meetings = { ...api.deps.meetings, sealer: createSealer(sealingKey) };
    const teacher = await api.buildTeacher();
    await meetings.authorize(teacher);
    api.clock.advance(3600_000);
    const about = {
      databaseUrl: connectionString ?? '',
      provider: meetings.providerOptions,
      sealingKey,
      userId: teacher.id,
      now: api.clock.now().toISOString(),
      calls: 10,
    };
    const processes = await Promise.all([startProcess(about), startProcess(about)]);
    meetings.calls.splice(0);
    for (const { go } of processes) go();
    const tokens = (await Promise.all(processes.map((each) => each.tokens()))).flat();
    expect(meetings.calls).toEqual(['POST /oauth/token']);
    expect([tokens.length, new Set(tokens).size]).toEqual([20, 1]);
    expect(await meetings.provider.findAccount(tokens[0] ?? '')).toMatchObject({ name: 'Salma' });
  },
);

import { once } from 'node:events';
import { openDatabase } from '#base/database/database.ts';
import { ZoomProvider } from '#base/meetings/zoom/zoom-provider.ts';
import { createSealer } from '#base/secrets/sealer.ts';
import { withToken } from './access-token.ts';

export interface RefreshingProcess {
  databaseUrl: string;
  provider: Omit<ConstructorParameters<typeof ZoomProvider>[0], 'fetch'>;
  sealingKey: string;
  userId: number;
  /** The time of the process's clock. */
  now: string;
  /** How many calls need a token at the same time. */
  calls: number;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Runs as a separate process: reports that it is ready, waits for input, then prints the tokens that it got. */
async function run({ databaseUrl, sealingKey, userId, now, calls, ...options }: RefreshingProcess): Promise<void> {
  const onFailure = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({ databaseUrl, folder: '', poolSize: 4, onFailure });
  const provider = new ZoomProvider(options.provider);
  const meetings = { provider, sandbox: null, sealer: createSealer(sealingKey) };
  await database.sql.query({ text: 'select 1' });
  print('ready');
  await once(process.stdin, 'data');
  const deps = { database, meetings, now: () => new Date(now) };
  const token = () => withToken(deps, provider, userId, async (accessToken) => accessToken);
  print(JSON.stringify(await Promise.all(Array.from({ length: calls }, token))));
  await database.close();
  process.stdin.destroy();
}

await run(JSON.parse(process.env.REFRESHING ?? '') as RefreshingProcess);

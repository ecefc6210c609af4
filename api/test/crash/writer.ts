import { expect } from 'vitest';
import type { ServerProcess } from '../server-process.ts';

export interface Writer {
  /** One write. @throws Error if the process ended before its response. */
  write(url: string): Promise<void>;
}

interface Killing {
  /** The number of acknowledged writes before the kill. */
  enough: number;
  /** Whether the action that the kill shall interrupt is in progress. */
  isUnderWay(): boolean;
}

/** All writers write without a pause; after enough acknowledged writes the process is killed during the next ones. */
export async function writeAndKill(running: ServerProcess, writers: readonly Writer[], when: Killing): Promise<void> {
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const keepWriting = async (writer: Writer) => {
    while (!killed) {
      const written = await writer.write(running.url).then(
        () => true,
        (error: Error) => {
          // An error response fails the test; a broken connection is expected.
          if (/^(GET|POST|DELETE) /.test(error.message)) throw error;
          return false;
        },
      );
      if (!written) return;
      acknowledged += 1;
      if (acknowledged >= when.enough && when.isUnderWay()) killed ??= running.kill();
    }
  };
  await Promise.all(writers.map(keepWriting));
  expect(killed, 'the writers stopped before the process was killed').toBeDefined();
  await killed;
}

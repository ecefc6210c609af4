import { DrizzleQueryError } from 'drizzle-orm';
import { destination, type Logger, pino } from 'pino';

export type { Logger };

const STACK_CHARS = 4000;

const ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/** Mail servers name the rejected mailbox in their errors. */
const withoutAddresses = (text: string) => text.replace(ADDRESS, '…@…');

/**
 * pg and Drizzle put statements and parameters (e-mails, hashes) into messages, so only the server's code is logged.
 */
export function describeError(error: Error & { code?: string; cause?: unknown }): object {
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  const { code, name, stack = '' } = error;
  const isQuery = error instanceof DrizzleQueryError || typeof (error as { severity?: string }).severity === 'string';
  const message = isQuery ? `query failed (${code ?? 'see cause'})` : withoutAddresses(error.message);
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return { name, code, message, stack: frames.join('\n').slice(0, STACK_CHARS), cause };
}

/** JSON lines on standard output, written in blocks; call `flush` before the process ends. */
export function createLogger(level: string): { logger: Logger; flush: () => void } {
  const stream = destination({ dest: 1, sync: false, minLength: 4096 });
  const logger = pino({ level, base: undefined, serializers: { err: describeError } }, stream);
  const timer = setInterval(() => stream.flush(), 1000);
  timer.unref();
  return { logger, flush: () => stream.flushSync() };
}

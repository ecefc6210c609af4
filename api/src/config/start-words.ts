import { isOutage } from '#base/database/outage.ts';
import { StartError } from '#base/errors/start-error.ts';
import { describeError } from '#base/observability/logger.ts';

/** Errors like a taken port or a read-only folder: the system's message is clear enough. */
const isMendable = (error: unknown): error is Error =>
  error instanceof StartError || (error instanceof Error && 'syscall' in error);

/** Why a start failed, for the terminal: a sentence where the operator can mend it, else what a log would have. */
export function startWords(error: unknown): string | object {
  if (isMendable(error)) return error.message;
  const said = error as Error;
  return isOutage(error) ? `The database ended a connection during the start: ${said.message}` : describeError(said);
}

import { databaseErrorOf } from '#base/database/database-error.ts';
import { isOutage } from '#base/database/outage.ts';
import { AppError, type ErrorCode, errorStatus } from '../errors/app-error.ts';
import { violationOf } from '../errors/unique-constraints.ts';

/** Inputs that passed every check but that the database rejects: errors of the caller, so never a 5xx. */
const rejections: Record<string, [code: ErrorCode, message: string]> = {
  '23505': ['conflict', 'This is there already'],
  '23P01': ['conflict', 'This overlaps with something that is there already'],
  '23503': ['conflict', 'What this belongs to has changed meanwhile'],
  '40P01': ['conflict', 'Somebody else changed this at the same moment; try again'],
  '40001': ['conflict', 'Somebody else changed this at the same moment; try again'],
  '23514': ['invalid', 'A value is not allowed'],
  '22001': ['invalid', 'A text is too long'],
  '22003': ['invalid', 'A number is out of range'],
  '22007': ['invalid', 'A date is not valid'],
  '22008': ['invalid', 'A date is out of range'],
  '22021': ['invalid', 'A text has characters that cannot be stored'],
  '22P05': ['invalid', 'A text has characters that cannot be stored'],
};

/** The disk, or this user's share of it, is full: by the codes of the system and of stores that are S3-compatible. */
const noSpace = new Set(['ENOSPC', 'EDQUOT', 'XMinioStorageFull', 'QuotaExceeded']);
/** Seconds: somebody has to make room. */
const NO_SPACE_S = 300;

function isNoSpace(error: unknown): boolean {
  const { name, $metadata } = (error ?? {}) as { name?: string; $metadata?: { httpStatusCode?: number } };
  return (
    [databaseErrorOf(error)?.code, name].some((code) => noSpace.has(code ?? '')) || $metadata?.httpStatusCode === 507
  );
}

/** An expected error: a verb's own, or a violated constraint that has a message. Any other error is logged. */
function foreseen(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const found = databaseErrorOf(error);
  return found?.code === '23505' || found?.code === '23P01' ? violationOf(found.constraint) : undefined;
}

export const isForeseen = (error: unknown): boolean => foreseen(error) !== undefined;

/** Turns anything thrown into an error that may be sent. It shows nothing about an unknown error. */
export function toAppError(error: unknown): AppError {
  const known = foreseen(error);
  if (known) return known;
  if (isOutage(error)) return new AppError('unavailable', 'Not available at the moment', [], 1);
  if (isNoSpace(error))
    return new AppError('no_space', 'There is no space left for files. Tell the academy’s office', [], NO_SPACE_S);
  const rejection = rejections[databaseErrorOf(error)?.code ?? ''];
  return rejection ? new AppError(...rejection) : new AppError('internal', 'Internal Server Error');
}

/** The one form of every error: `application/problem+json`. */
export function problemResponse(error: AppError, requestId: string): Response {
  const { code, message, fields, data } = error;
  const body = { code, message, fields, requestId, ...(data ? { data } : {}) };
  return new Response(JSON.stringify(body), {
    status: errorStatus[error.code],
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-request-id': requestId,
      ...(error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}),
      ...(error.code === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
    },
  });
}

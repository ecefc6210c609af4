import { AppError, errorStatus } from './app-error.ts';

/** Connection lost, refused, too many, shutting down, or no connection in time: the same request may succeed later. */
const outages = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const poolMessages = ['timeout exceeded when trying to connect', 'Connection terminated'];

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : '');
}

const isOutage = (error: unknown) =>
  outages.has(codeOf(error)) ||
  (error instanceof Error && poolMessages.some((message) => error.message.startsWith(message)));

/** Any thrown thing as a refusal that may leave the house. Nothing of an unknown error is shown. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutage(error)) return new AppError('unavailable', 'Not available at the moment', [], 1);
  return new AppError('internal', 'Internal Server Error');
}

/** The one form of every refusal: `application/problem+json`. */
export function problemResponse(error: AppError, requestId: string): Response {
  const { code, message, fields, data } = error;
  const body = { code, message, fields, requestId, ...(data ? { data } : {}) };
  return new Response(JSON.stringify(body), {
    status: errorStatus[error.code],
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      ...(error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}),
      ...(error.code === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
    },
  });
}

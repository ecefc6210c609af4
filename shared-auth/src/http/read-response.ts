import type { ResponsePromise } from 'ky';
import { ApiError } from '../errors/api-error.ts';

/**
 * An unreadable response: no JSON, or not of the shape that the caller's schema expects. The client's hooks see
 * neither.
 */
function asUnreadable(error: unknown): unknown {
  const isUnreadable =
    error instanceof Error && (error.name === 'SchemaValidationError' || error instanceof SyntaxError);
  return isUnreadable ? new ApiError({ status: 0, code: 'unreadable', cause: error }) : error;
}

/** Makes `json` reject with an ApiError too. */
export function readResponse(response: ResponsePromise): ResponsePromise {
  const json: (...schema: unknown[]) => Promise<unknown> = response.json;
  const readJson = (...schema: unknown[]) =>
    json(...schema).catch((error: unknown) => {
      throw asUnreadable(error);
    });
  return Object.assign(response, { json: readJson as ResponsePromise['json'] });
}

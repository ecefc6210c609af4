import * as v from 'valibot';
import { ApiError, problemToApiError } from '../errors/api-error.ts';
import { heldToken } from '../session/token.ts';
import type { UploadRequest } from './send-upload.ts';
import { apiOrigin, handleRejection, transport } from './transport.ts';

export interface UploadOptions extends Pick<UploadRequest, 'signal' | 'onProgress'> {
  /** POST by default. */
  method?: UploadRequest['method'];
  headers?: Record<string, string>;
}

export interface UploadResponse extends Promise<Response> {
  /** The response's body in the schema's shape. @throws ApiError `unreadable` if it does not fit. */
  json: <T>(schema: v.GenericSchema<unknown, T>) => Promise<T>;
}

async function send(path: string, body: FormData, options: UploadOptions) {
  const { method = 'POST', headers: given, signal, onProgress } = options;
  const headers = new Headers(given);
  const token = heldToken();
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  const url = `${apiOrigin()}/api/${path}`;
  const response = await transport.upload({ method, url, headers, body, signal, onProgress });
  handleRejection(response.status, headers);
  if (!response.ok) throw problemToApiError(response, await response.json().catch(() => null));
  return response;
}

async function read<T>(response: Response, schema: v.GenericSchema<unknown, T>): Promise<T> {
  try {
    return v.parse(schema, await response.json());
  } catch (cause) {
    throw new ApiError({ status: 0, code: 'unreadable', cause });
  }
}

/**
 * Sends a form with files to a path below `/api`, and reports the progress (0 to 1). Sends the session's token, has no
 * time limit while it progresses, and is tried once. An abort by `signal` rejects with the signal's reason.
 * @throws ApiError as `http` does: an error, `network`, `timeout`, `unreadable`. A 401 ends the session.
 */
export function upload(path: string, body: FormData, options: UploadOptions = {}): UploadResponse {
  const response = send(path, body, options);
  return Object.assign(response, {
    json: <T>(schema: v.GenericSchema<unknown, T>) => response.then((response) => read(response, schema)),
  });
}

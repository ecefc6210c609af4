import { ApiError } from '../errors/api-error.ts';

export interface UploadRequest {
  method: 'POST' | 'PUT';
  url: string;
  headers: Headers;
  body: FormData;
  signal?: AbortSignal | undefined;
  /** The sent part of the body, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** An upload may take any time while it progresses; after this long without progress it counts as lost. */
const STILL_MS = 60_000;
const NO_BODY = new Set([204, 205, 304]);

/** Sends a form by XMLHttpRequest. @throws ApiError `network` or `timeout`; the signal's reason after an abort. */
export function sendUpload({ method, url, headers, body, signal, onProgress }: UploadRequest): Promise<Response> {
  const xhr = new XMLHttpRequest();
  let stillTimer: ReturnType<typeof setTimeout> | undefined;
  const response = new Promise<Response>((resolve, reject) => {
    const abort = (reason: unknown) => {
      reject(reason);
      xhr.abort();
    };
    const moved = () => {
      clearTimeout(stillTimer);
      stillTimer = setTimeout(() => abort(new ApiError({ status: 0, code: 'timeout' })), STILL_MS);
    };
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      moved();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    xhr.addEventListener('load', () => resolve(responseOf(xhr)));
    xhr.addEventListener('error', () => reject(new ApiError({ status: 0, code: 'network' })));
    xhr.open(method, url);
    headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.send(body);
    moved();
  });
  return response.finally(() => clearTimeout(stillTimer));
}

function responseOf(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return new Response(NO_BODY.has(xhr.status) ? null : xhr.responseText, { status: xhr.status, headers });
}

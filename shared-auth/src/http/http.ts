import ky, { type Input, isHTTPError, isTimeoutError, type Options } from 'ky';
import { ApiError, problemToApiError } from '../errors/api-error.ts';
import { findCopy, offerCopy } from '../offline/offline-copies.ts';
import { heldToken } from '../session/token.ts';
import { noteViewOnly } from '../session/view.ts';
import { takeEarlyResponse } from './early-data.ts';
import { readResponse } from './read-response.ts';
import { apiOrigin, handleRejection, transport } from './transport.ts';
import { underWay } from './under-way.ts';

/** Added last, so that hooks and errors, which hold the request, cannot read the token. */
function withToken(request: Request, token: string | null): Request {
  if (!token || request.headers.has('authorization')) return request;
  const signed = new Request(request);
  signed.headers.set('authorization', `Bearer ${token}`);
  return signed;
}

async function send(request: Request): Promise<Response> {
  const token = heldToken();
  const early = request.method === 'GET' ? await takeEarlyResponse(request.url, token)?.catch(() => null) : null;
  const signed = withToken(request, token);
  const response = early ?? (await fetchOrCopy(signed, token));
  handleRejection(response.status, signed.headers);
  offerCopy(signed, token, response);
  return response;
}

/** If the API does not respond, its last stored response. */
async function fetchOrCopy(request: Request, token: string | null): Promise<Response> {
  try {
    return await transport.fetch(request);
  } catch (error) {
    const copy = request.signal.aborted ? null : await findCopy(request, token);
    if (!copy) throw error;
    return copy;
  }
}

const client = ky.create({
  baseUrl: apiOrigin(),
  prefix: '/api',
  timeout: 20_000,
  retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], afterStatusCodes: [] },
  fetch: (input, init) => underWay(send(input instanceof Request ? input : new Request(input, init))),
  hooks: {
    beforeError: [
      ({ error }) => {
        if (isHTTPError(error)) {
          const problem = problemToApiError(error.response, asJson(error.data));
          if (problem.code === 'view_only' || problem.code === 'child_session') noteViewOnly();
          return problem;
        }
        if (isTimeoutError(error)) return new ApiError({ status: 0, code: 'timeout', cause: error });
        return error.name === 'AbortError' ? error : new ApiError({ status: 0, code: 'network', cause: error });
      },
    ],
  },
});

/**
 * The transport to the API: paths below `/api` without a leading slash, bearer token of the session, one retry of a GET
 * that got no response, 20 s per attempt. Parse every response: `http.get('posts').json(postsPage)`.
 * @throws ApiError for every error, for no response (`network`, `timeout`) and for one that does not fit the schema
 * (`unreadable`). A 401 ends the session.
 */
export const http = {
  get: (path: Input, options?: Options) => readResponse(client.get(path, options)),
  post: (path: Input, options?: Options) => readResponse(client.post(path, options)),
  put: (path: Input, options?: Options) => readResponse(client.put(path, options)),
  patch: (path: Input, options?: Options) => readResponse(client.patch(path, options)),
  delete: (path: Input, options?: Options) => readResponse(client.delete(path, options)),
};

/** GETs an address from the API, such as that of a file. @throws ApiError like `http`. */
export const fetchAddress = (address: string, options?: Options) => http.get(address.replace(/^\/api\//, ''), options);

function asJson(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

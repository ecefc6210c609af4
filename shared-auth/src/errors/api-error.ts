import * as v from 'valibot';

const problemSchema = v.object({
  code: v.optional(v.string(), 'unknown'),
  message: v.optional(v.string(), ''),
  fields: v.optional(v.array(v.object({ path: v.string(), code: v.string(), message: v.string() })), []),
  requestId: v.optional(v.nullable(v.string()), null),
  data: v.optional(v.unknown(), null),
});

export type FieldProblem = v.InferOutput<typeof problemSchema>['fields'][number];

/**
 * An error by the API, or no response from it at all. `status` is the HTTP status, 0 without a response; `code` the
 * API's closed code, or `network`, `timeout`, `unreadable`; `retryAfter` in seconds if the API sent it; `data` further
 * facts about the error.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: FieldProblem[];
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly data: unknown;

  constructor(init: {
    status: number;
    code: string;
    message?: string;
    fields?: FieldProblem[];
    requestId?: string | null;
    retryAfter?: number | null;
    data?: unknown;
    cause?: unknown;
  }) {
    super(init.message ?? init.code, { cause: init.cause });
    this.status = init.status;
    this.code = init.code;
    this.fields = init.fields ?? [];
    this.requestId = init.requestId ?? null;
    this.retryAfter = init.retryAfter ?? null;
    this.data = init.data ?? null;
  }
}

/** Reads an error response (`application/problem+json`, or anything else that a proxy may send). */
export function problemToApiError(response: Response, body: unknown): ApiError {
  const problem = v.safeParse(problemSchema, body);
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    ...(problem.success ? problem.output : { code: 'unknown' }),
    requestId: (problem.success && problem.output.requestId) || response.headers.get('x-request-id'),
    retryAfter: retryAfter > 0 ? retryAfter : null,
  });
}

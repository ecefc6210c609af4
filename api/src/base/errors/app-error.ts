/** All error codes of the API with their HTTP status. Callers distinguish errors by code, never by message. */
export const errorStatus = {
  bad_request: 400,
  reset_refused: 400,
  unauthenticated: 401,
  forbidden: 403,
  child_session: 403,
  password_needed: 403,
  signup_closed: 403,
  two_steps_needed: 403,
  view_only: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  meeting_authorization_required: 409,
  month_closed: 409,
  month_not_begun: 409,
  month_not_over: 409,
  month_open: 409,
  nobody_named: 409,
  outdated: 409,
  release_unsigned: 409,
  too_large: 413,
  unsupported_type: 415,
  range_unsatisfiable: 416,
  invalid: 422,
  duplicate: 422,
  wrong_credentials: 422,
  store_unavailable: 424,
  too_many_requests: 429,
  internal: 500,
  not_configured: 503,
  unavailable: 503,
  no_space: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/** Data that a caller may need to continue, in addition to the message. */
export type ErrorData = Readonly<Record<string, unknown>>;

/** An error that the caller may read. `retryAfter` is in seconds; `data` are its facts, as `{ future_classes: 3 }`. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  readonly retryAfter: number | undefined;
  readonly data: ErrorData | undefined;

  constructor(code: ErrorCode, message: string, fields: FieldError[] = [], retryAfter?: number, data?: ErrorData) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

/** An error of one field; the message of the response is the field's own. */
export function fieldError(path: string, code: string, message: string, data?: ErrorData): AppError {
  return new AppError('invalid', message, [{ path, code, message }], undefined, data);
}

/** The error for an object that this viewer cannot see, or that does not exist (C20, D9). */
export const notFound = (what: string): AppError => new AppError('not_found', `${what} not found`);

import type { Hono } from 'hono';
import { AppError } from '#base/errors/app-error.ts';
import { problemResponse } from '#base/http/problem.ts';

const PATH = '/api/feeds/:file';
const ALLOW = 'GET, HEAD, OPTIONS';

/** What calendar programs ask before they read, or try instead: OPTIONS and other methods, with those that exist. */
export function mountFeedMethods(app: Hono): void {
  app.options(PATH, (c) => c.body(null, 204, { allow: ALLOW }));
  app.all(PATH, (c) => {
    const error = new AppError('method_not_allowed', 'A calendar can only be read');
    const response = problemResponse(error, c.get('requestId'));
    response.headers.set('allow', ALLOW);
    return response;
  });
}

import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Endpoint } from '#base/http/endpoint.ts';
import { openApiDocument } from '#base/openapi/document.ts';
import { endpoints } from '../endpoints.ts';

const problemSchema = v.strictObject({
  code: v.string(),
  message: v.pipe(v.string(), v.nonEmpty()),
  fields: v.array(v.strictObject({ path: v.string(), code: v.string(), message: v.pipe(v.string(), v.nonEmpty()) })),
  requestId: v.pipe(v.string(), v.nonEmpty()),
  data: v.optional(v.record(v.string(), v.unknown())),
});

const patterns = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
}));

const published = openApiDocument(endpoints, 'test').paths;

function endpointOf(request: Request): Endpoint | undefined {
  const { pathname } = new URL(request.url);
  const method = request.method.toLowerCase();
  return patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname))?.endpoint;
}

function fail(request: Request, response: Response, why: string): never {
  throw new Error(`${request.method} ${new URL(request.url).pathname} answered ${response.status}: ${why}`);
}

function publishedTypes(endpoint: Endpoint, status: number): string[] | undefined {
  const operation = published[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method] as {
    responses: Record<number, { content: object }>;
  };
  const found = operation.responses[status];
  return found && Object.keys(found.content);
}

/** Checks a response against the published contract of its call: status, form, and no further field. */
export async function checkResponse(request: Request, response: Response): Promise<void> {
  const endpoint = endpointOf(request);
  if (!endpoint) return;
  if (!response.headers.get('x-request-id')) fail(request, response, 'no X-Request-Id');
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/problem+json')) {
    if (!v.safeParse(problemSchema, await response.clone().json()).success) fail(request, response, 'no problem');
    if (!publishedTypes(endpoint, response.status)) fail(request, response, 'a refusal that is not published');
  } else if (type.startsWith('application/json')) {
    const { schema, status = 200 } = endpoint.response;
    if (!schema || response.status !== status) fail(request, response, 'another status than published');
    const body = await response.clone().json();
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) fail(request, response, JSON.stringify(v.flatten(parsed.issues)));
    if (!isDeepStrictEqual(parsed.output, body)) fail(request, response, 'fields beyond the schema');
  } else if (/^text\/(?:csv|html)/.test(type)) {
    const types = publishedTypes(endpoint, response.status) ?? [];
    if (!types.some((each) => type.startsWith(each))) fail(request, response, `${type} is not published`);
  }
}

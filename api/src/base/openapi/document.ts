import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Endpoint, MediaKind } from '#base/http/endpoint.ts';
import { type FileParts, ReceivedFile } from '#base/http/received-file.ts';

const mediaTypes: Record<MediaKind, string> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
  'csp-report': 'application/csp-report',
};

const errorTexts: Record<number, string> = {
  400: 'The request could not be read, or a reset step does not fit',
  401: 'No live session or key',
  403: 'Permission missing, or the call is closed to keys',
  404: 'Not there, or not within the reader’s scope',
  409: 'Not possible in the present state, or the Idempotency-Key belongs to another request',
  413: 'Too large',
  415: 'Wrong media or file type',
  416: 'Range outside the file',
  422: 'Invalid or duplicate input',
  429: 'Too many requests; Retry-After says when',
  503: 'Not available at the moment, as when the database is overloaded; Retry-After says when',
  507: 'No space left for files: somebody has to make room; nothing was stored',
};

const problemSchema = v.object({
  code: v.string(),
  message: v.string(),
  fields: v.array(v.object({ path: v.string(), code: v.string(), message: v.string() })),
  requestId: v.string(),
  data: v.optional(v.record(v.string(), v.unknown())),
});

const BINARY = { type: 'string', format: 'binary' } as const;

/** A file of a form: the browser's own type, or a file received as a stream. */
const isFile = (schema: object): boolean =>
  'type' in schema &&
  (schema.type === 'file' ||
    (schema.type === 'instance' &&
      (schema as v.InstanceSchema<v.Class, undefined>).class.prototype instanceof ReceivedFile));

/** A schema as JSON Schema. `input`: for requests; `output`: for responses. */
function jsonSchema(schema: v.GenericSchema, side: 'input' | 'output'): Record<string, unknown> {
  const { $schema, ...rest } = toJsonSchema(schema, {
    typeMode: side === 'output' ? 'output' : 'ignore',
    errorMode: 'ignore',
    // OpenAPI 3.1 uses this draft: a tuple is `prefixItems`.
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema }) => (isFile(valibotSchema) ? BINARY : undefined),
  });
  return rest as Record<string, unknown>;
}

interface ObjectSchema {
  properties?: Record<string, { default?: unknown; type?: string }>;
  required?: string[];
}

function queryParameters(endpoint: Endpoint): object[] {
  if (!endpoint.query) return [];
  const { properties = {}, required = [] } = jsonSchema(endpoint.query, 'output') as ObjectSchema;
  return Object.entries(properties).map(([name, schema]) => {
    const preset = schema.type === 'number' && schema.default !== undefined ? { default: Number(schema.default) } : {};
    const optional = schema.default !== undefined || !required.includes(name);
    return { name, in: 'query', required: !optional, schema: { ...schema, ...preset } };
  });
}

const pathParameters = (endpoint: Endpoint): object[] =>
  [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** The fields of a form that may be files. */
const fileFields = ({ fields, max, maxFileBytes }: FileParts): object => ({
  description: `Files: at most ${max}, each of at most ${maxFileBytes / 1024 / 1024} MB, some kinds of less`,
  patternProperties: { [fields.source]: BINARY },
});

/** D159: the same schema, which takes no other properties than its own. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const isObject = inner.type === 'object' && 'properties' in inner && !('additionalProperties' in inner);
  return isObject ? { ...inner, additionalProperties: false } : inner;
}

function requestBody({ body, unknownFields }: Endpoint): object {
  if (!body) return {};
  const open = jsonSchema(body.schema, 'input');
  const schema = unknownFields ? (closed(open) as typeof open) : open;
  const form = body.files ? { ...schema, ...fileFields(body.files) } : schema;
  const content = Object.fromEntries(
    body.accepts.map((kind) => [mediaTypes[kind], { schema: kind === 'multipart' ? form : schema }]),
  );
  return { requestBody: { required: !body.optional, content } };
}

function errorCodes(endpoint: Endpoint): number[] {
  // A key gets 401 or 403 from each call that is closed to it, public ones too (D158).
  const fromAccess = [401, 403];
  const fromOnce = endpoint.idempotent ? [409] : [];
  const fromFiles = endpoint.body?.files ? [507] : [];
  const fromInput = endpoint.body ? [400, 413, 415, 422] : endpoint.query ? [422] : [];
  return [
    ...new Set([...fromAccess, ...fromInput, ...fromFiles, ...fromOnce, ...(endpoint.errors ?? []), 429, 503]),
  ].sort((a, b) => a - b);
}

interface Published {
  description: string;
  content: Record<string, { schema: object }>;
}

const text = { schema: { type: 'string' } };

function responseContent({ schema, type }: Endpoint['response']): Published['content'] {
  if (schema) return { 'application/json': { schema: jsonSchema(schema, 'output') } };
  return type ? { [type]: text } : { 'application/octet-stream': { schema: BINARY } };
}

function responses(endpoint: Endpoint): Record<number, Published> {
  const { response, alternatives = [] } = endpoint;
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const all: Record<number, Published> = {
    [response.status ?? 200]: { description: response.description ?? 'Done', content: responseContent(response) },
  };
  for (const code of errorCodes(endpoint)) all[code] = { description: errorTexts[code] ?? '', content: problem };
  for (const { status, type, description } of alternatives) {
    const usual = all[status];
    const words = usual ? `${usual.description}. ${description}` : description;
    all[status] = { description: words, content: { ...usual?.content, [type]: text } };
  }
  return all;
}

function operation(endpoint: Endpoint): object {
  const { access } = endpoint;
  const once = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } };
  return {
    operationId: `${endpoint.method}${endpoint.path.replace(/[^a-zA-Z]+(\w?)/g, (_, letter) => letter.toUpperCase())}`,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(access === 'public' ? { security: [] } : {}),
    ...(typeof access === 'object'
      ? { 'x-permission': access.permission, 'x-roles': access.roles, 'x-permission-or': access.or }
      : {}),
    ...(endpoint.keyPermission ? { 'x-key-permission': endpoint.keyPermission } : {}),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...(endpoint.idempotent ? [once] : [])],
    ...(endpoint.unknownFields ? { 'x-unknown-fields': endpoint.unknownFields } : {}),
    ...requestBody(endpoint),
    responses: responses(endpoint),
  };
}

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function paths(endpoints: readonly Endpoint[]): Record<string, Record<string, object>> {
  const all: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = openApiPath(endpoint.path);
    all[path] = { ...all[path], [endpoint.method]: operation(endpoint) };
  }
  return all;
}

/** The published contract, OpenAPI 3.1, made from the same schemas that check requests and filter responses. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Academy API', version },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    paths: paths(endpoints),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
    },
  };
}

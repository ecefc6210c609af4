import * as v from 'valibot';
import type { ApiOffers, OfferedOperation } from './operation-use.ts';
import { type JsonSchema, shapeOfSchema } from './shape-of-schema.ts';

type Content = Record<string, { schema?: JsonSchema }>;

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { required?: boolean; content: Content };
  responses?: Record<string, { content?: Content }>;
}

const documentSchema = v.object({
  openapi: v.string(),
  info: v.object({ version: v.string() }),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.custom<Operation>((value) => typeof value === 'object'),
    ),
  ),
});

const isSuccess = (status: string) => status.startsWith('2');

/** Parameters have names in the document; callers only need their positions. */
const patternOf = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

function offeredOperation({ parameters = [], requestBody, responses = {} }: Operation): OfferedOperation {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query = Object.fromEntries(inQuery.map(({ name, required }) => [required ? name : `${name}?`, 'any']));
  const { content = {}, required = false } = requestBody ?? {};
  const json = content['application/json']?.schema;
  const form = content['multipart/form-data']?.schema;
  const response = Object.entries(responses).find(([status]) => isSuccess(status))?.[1];
  const read = response?.content?.['application/json']?.schema;
  return {
    ...(inQuery.length > 0 ? { query } : {}),
    ...(json ? { sends: shapeOfSchema(json) } : {}),
    ...(form ? { form: shapeOfSchema(form) } : {}),
    ...(read ? { reads: shapeOfSchema(read) } : {}),
    ...(requestBody && !required ? { bodyOptional: true } : {}),
  };
}

/** The calls of an OpenAPI document. @throws ValiError if it is invalid. */
export function apiOffers(document: unknown): ApiOffers {
  const { info, paths } = v.parse(documentSchema, document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, OfferedOperation] => [
      `${method.toUpperCase()} ${patternOf(path)}`,
      offeredOperation(operation),
    ]),
  );
  return { version: info.version, operations: Object.fromEntries(operations.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

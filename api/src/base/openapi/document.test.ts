import { expect, it } from 'vitest';
import { postFiles } from '#modules/timeline/posts/content/post-files.ts';
import { endpoints } from '../../endpoints.ts';
import { openApiDocument } from './document.ts';

type Content = Record<string, { schema: object }>;

const { paths } = openApiDocument(endpoints, 'test');
const bodyOf = (path: string): Content => {
  const operation = paths[path]?.post as { requestBody: { content: Content } } | undefined;
  return operation?.requestBody.content ?? {};
};
const file = { type: 'string', format: 'binary' };

it('a form with files is published with its file fields', () => {
  const form = bodyOf('/uploads')['multipart/form-data']?.schema;
  expect(form).toMatchObject({ required: ['file'], properties: { file, poster: file } });
  expect(form).toMatchObject({ description: expect.stringContaining('at most 2, each of at most 50 MB') });
});

it('a call that accepts forms and JSON accepts files only in forms', () => {
  const content = bodyOf('/posts');
  const patternProperties = { [postFiles.fields.source]: file };
  expect(content['multipart/form-data']?.schema).toMatchObject({ patternProperties });
  expect(content['application/json']?.schema).not.toHaveProperty('patternProperties');
});

/** Every schema in the document that violates JSON Schema 2020-12, the language of OpenAPI 3.1, with its place. */
function broken(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { items, prefixItems, additionalItems } = value as Record<string, unknown>;
  const isSchema = (each: unknown) => typeof each === 'boolean' || (typeof each === 'object' && !Array.isArray(each));
  const isRight =
    (items === undefined || isSchema(items)) &&
    (prefixItems === undefined ||
      (Array.isArray(prefixItems) && prefixItems.length > 0 && prefixItems.every(isSchema))) &&
    additionalItems === undefined;
  const inner = Object.entries(value).flatMap(([key, each]) => broken(each, `${place}/${key}`));
  return isRight ? inner : [place, ...inner];
}

it('lists and tuples are published in the form of OpenAPI 3.1', () => {
  expect(broken(openApiDocument(endpoints, 'test'), '#')).toEqual([]);
  const chats = JSON.stringify(paths['/messages/chats']?.get ?? paths);
  expect(chats).toContain('prefixItems');
});

function typesOf(path: string, method: string, status: number): string[] {
  const operation = paths[path]?.[method] as { responses: Record<number, { content: Content }> } | undefined;
  return Object.keys(operation?.responses[status]?.content ?? {});
}

it('a list as a file is published with its media type', () => {
  expect(typesOf('/users.csv', 'get', 200)).toEqual(['text/csv']);
});

it('pages for plain forms are published', () => {
  expect(typesOf('/contact', 'post', 303)).toEqual(['text/html']);
  expect(typesOf('/contact', 'post', 422)).toEqual(['application/problem+json', 'text/html']);
  expect(typesOf('/contact', 'post', 429)).toEqual(['application/problem+json', 'text/html']);
});

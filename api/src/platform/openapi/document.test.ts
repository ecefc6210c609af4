import { expect, it } from 'vitest';
import { postFiles } from '#modules/posts/post-files.ts';
import { endpoints } from '../../endpoints.ts';
import { openApiDocument } from './document.ts';

type Content = Record<string, { schema: object }>;

const { paths } = openApiDocument(endpoints, 'test');
const bodyOf = (path: string): Content => {
  const operation = paths[path]?.post as { requestBody: { content: Content } } | undefined;
  return operation?.requestBody.content ?? {};
};
const file = { type: 'string', format: 'binary' };

it('a form with files is published with the fields that may be files', () => {
  const form = bodyOf('/uploads')['multipart/form-data']?.schema;
  expect(form).toMatchObject({ required: ['file'], properties: { file, poster: file } });
  expect(form).toMatchObject({ description: expect.stringContaining('at most 2, each of at most 50 MB') });
});

it('a call that takes JSON as well takes files by form alone', () => {
  const content = bodyOf('/posts');
  const patternProperties = { [postFiles.fields.source]: file };
  expect(content['multipart/form-data']?.schema).toMatchObject({ patternProperties });
  expect(content['application/json']?.schema).not.toHaveProperty('patternProperties');
});

import { expect, it } from 'vitest';
import { schemaText } from './schema-text.ts';

const string = { type: 'string' };
const nullable = { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] };

it.each<[string, object, string]>([
  ['rules', { type: 'string', minLength: 1, pattern: '^a' }, 'string (minLength 1, pattern "^a")'],
  [
    'choices',
    { enum: ['planned', 'draft'], type: 'string', default: 'draft' },
    '"planned" | "draft" (default "draft")',
  ],
  [
    'a list of choices',
    { type: 'array', items: nullable, maxItems: 3 },
    '(string (format "date-time") | null)[] (maxItems 3)',
  ],
  ['a reference', { $ref: '#/components/schemas/Problem' }, 'Problem'],
  ['a pair', { type: 'array', prefixItems: [string, { const: 1 }] }, '[string, 1]'],
  ['nothing known', {}, 'any'],
  ['no field', { type: 'object', properties: {} }, '{}'],
])('%s', (_what, schema, text) => expect(schemaText(schema)).toBe(text));

it('an object names what may be missing, and what else it takes', () => {
  const inner = { type: 'object', properties: { id: string }, required: ['id'], additionalProperties: false };
  const sums = {
    type: 'object',
    propertyNames: { pattern: '^[A-Z]{3}$', type: 'string' },
    additionalProperties: { type: 'number' },
  };
  const files = { type: 'object', patternProperties: { '^file$': string } };
  const properties = { data: { type: 'array', items: inner }, at: nullable, sums, files };
  expect(schemaText({ type: 'object', properties, required: ['data'] })).toBe(`{
  data: {
    id: string
    no other field
  }[]
  at?: string (format "date-time") | null
  sums?: {
    [string (pattern "^[A-Z]{3}$")]: number
  }
  files?: {
    [^file$]: string
  }
}`);
});

import type { GenericSchema } from 'valibot';
import { expect, it } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import { guardedText, ignored } from './fields.ts';

/** The properties of a valibot schema that hold other schemas. */
interface Parts {
  type: string;
  pipe?: readonly GenericSchema[];
  wrapped?: GenericSchema;
  item?: GenericSchema;
  key?: GenericSchema;
  value?: GenericSchema;
  rest?: GenericSchema;
  items?: readonly GenericSchema[];
  options?: readonly unknown[];
  entries?: Readonly<Record<string, GenericSchema>>;
}

/** Closed sets, types other than text, and an object without fields, which keeps nothing. */
const harmless = new Set(['number', 'boolean', 'picklist', 'literal', 'file', 'instance', 'object']);
const isSchema = (option: unknown): option is GenericSchema => typeof option === 'object' && option !== null;

function innerOf({ wrapped, item, key, value, rest, items = [], options = [], entries = {} }: Parts) {
  const named = [...Object.entries(entries), ...[...items, ...options].map((schema) => ['', schema] as const)];
  const all = [...named, ['', wrapped], ['[]', item], ['key', key], ['value', value], ['rest', rest]] as const;
  return all.flatMap(([name, schema]) => (isSchema(schema) ? [[name, schema] as const] : []));
}

/** The places where a schema accepts text without one of the shared text types. */
function unguarded(schema: GenericSchema, path: string): string[] {
  if (guardedText.includes(schema) || schema === ignored) return [];
  const parts = schema as unknown as Parts;
  const base = parts.pipe?.[0];
  if (base) return unguarded(base, path);
  const inner = innerOf(parts);
  if (inner.length === 0) return harmless.has(schema.type) ? [] : [`${path}: ${schema.type}`];
  return inner.flatMap(([name, each]) => unguarded(each, name ? `${path}.${name}` : path));
}

it('every text of a request has a shared type that accepts only storable text', () => {
  const found = endpoints.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body: body?.schema }).flatMap(([part, schema]) =>
      schema ? unguarded(schema, `${method} ${path} ${part}`) : [],
    ),
  );
  expect(found).toEqual([]);
});

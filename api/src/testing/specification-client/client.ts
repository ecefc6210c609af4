import * as v from 'valibot';
import type { TestApi } from '#testing/test-api.ts';
import type { Line } from './lines.ts';

export type Fields = Record<string, string | number | File | readonly (string | number)[]>;

interface Sent {
  /** The values for the placeholders of the path, in braces. */
  at?: Record<string, string | number>;
  /** The query, after the question mark. */
  query?: Record<string, string | number>;
  json?: object;
  form?: Fields;
}

/** Lists are sent as in the specification's forms: one field for each value. */
function formData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, one instanceof File ? one : String(one));
  return form;
}

function addressOf(line: Line, { at = {}, query = {} }: Sent): string {
  const path = line.split(' ')[1]?.replace(/\{(\w+)\}/g, (_, name: string) => String(at[name])) ?? '';
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/api/${path}${search.size > 0 ? `?${search}` : ''}`;
}

/**
 * A client that knows only the calls of the specification, and nothing else of this API. It reads only the response
 * fields that the specification names.
 */
export function specificationClient(api: Pick<TestApi, 'request'>, token?: string, cookie?: string) {
  return async function ask<Schema extends v.GenericSchema>(line: Line, schema: Schema, sent: Sent = {}) {
    const { json, form } = sent;
    const body = form ? formData(form) : json;
    const response = await api.request(line.split(' ')[0] ?? '', addressOf(line, sent), {
      ...(token === undefined ? {} : { token }),
      ...(cookie === undefined ? {} : { headers: { cookie } }),
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${line}: ${response.status} ${text}`);
    const read = v.safeParse(schema, JSON.parse(text));
    if (!read.success) throw new Error(`${line}: ${JSON.stringify(v.flatten(read.issues).nested)} in ${text}`);
    return read.output;
  };
}

/** An object that may have further fields. */
export const has = v.looseObject;
export const done = v.looseObject({});

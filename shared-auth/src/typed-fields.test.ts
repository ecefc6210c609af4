import * as v from 'valibot';
import { expect, test } from 'vitest';
import { typedFields } from './typed-fields.ts';

const texts = typedFields({
  title: { read: v.string(), write: v.pipe(v.string(), v.trim(), v.nonEmpty('title.required')) },
  count: { read: v.optional(v.number(), 1), write: v.pipe(v.string(), v.transform(Number)) },
  note: { read: v.optional(v.nullable(v.string()), null), write: v.string() },
});

test('one list defines how an entity is read, typed and sent', () => {
  expect(v.parse(v.object(texts.read), { title: 'Qaida', other: 1 })).toEqual({ title: 'Qaida', count: 1, note: null });
  expect(v.parse(texts.written, { title: ' Qaida ', count: '8', note: '' })).toEqual({
    title: 'Qaida',
    count: 8,
    note: '',
  });
  expect(v.safeParse(texts.written, { title: ' ', count: '8', note: '' }).issues?.[0].message).toBe('title.required');
});

test("a form starts with the entity's values, or empty", () => {
  expect(texts.valuesOf({ title: 'Qaida', count: 8, note: null })).toEqual({ title: 'Qaida', count: '8', note: '' });
  expect(texts.valuesOf()).toEqual({ title: '', count: '', note: '' });
});

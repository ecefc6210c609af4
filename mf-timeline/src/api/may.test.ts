import * as v from 'valibot';
import { expect, test } from 'vitest';
import { maySchema } from './may.ts';

test('an action that an older API does not mention is not allowed', () => {
  const post = v.object({ may: maySchema(['update', 'approve']) });
  expect(v.parse(post, {})).toEqual({ may: { update: false, approve: false } });
  expect(v.parse(post, { may: { approve: true, other: true } })).toEqual({ may: { update: false, approve: true } });
});

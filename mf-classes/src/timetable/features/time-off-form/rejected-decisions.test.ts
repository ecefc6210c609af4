import { ApiError } from '@academy/shared-auth';
import { expect, test } from 'vitest';
import type { SentDecision } from '#/timetable/api/times-off.ts';
import { askedAgain, rejectedDecisions } from './rejected-decisions.ts';

const sent: SentDecision[] = [
  { classId: '1', action: 'cancel' },
  { classId: '2', action: 'move', to: '2026-07-02T16:00:00.000Z' },
];
const errorAt = (status: number, ...fields: [path: string, code: string][]) =>
  new ApiError({ status, code: 'invalid', fields: fields.map(([path, code]) => ({ path, code, message: '' })) });

test('the error of a decision belongs to its class', () => {
  const error = errorAt(422, ['decisions.1.to', 'past'], ['to', 'past']);
  expect([...rejectedDecisions(error, sent)]).toEqual([['2', 'timesOff.form.pastTime']]);
  expect([...rejectedDecisions(new Error('offline'), sent)]).toEqual([]);
});

test('a class without a decision gets no error of the sent ones', () => {
  expect([...rejectedDecisions(errorAt(422, ['decisions.2', 'required']), sent)]).toEqual([]);
});

test('a past time is not checked again, a taken one is', () => {
  expect(askedAgain(errorAt(422, ['decisions.1.to', 'past']), sent)).toEqual(sent.slice(0, 1));
  expect(askedAgain(errorAt(409, ['decisions.1.to', 'teacher']), sent)).toEqual(sent);
});

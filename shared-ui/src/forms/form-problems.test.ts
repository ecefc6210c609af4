import { ApiError } from '@academy/shared-auth';
import { expect, test } from 'vitest';
import { problemsOf } from './form-problems.ts';

const rejected = (...fields: [path: string, code: string][]) =>
  new ApiError({
    status: 422,
    code: 'invalid',
    fields: fields.map(([path, code]) => ({ path, code, message: 'refused' })),
  });
const failed = (status: number, code = 'x', retryAfter: number | null = null) =>
  new ApiError({ status, code, retryAfter });

test('a rejected field has the form’s words, otherwise the field’s or the common ones', () => {
  const texts = { 'email.duplicate': 'form.email.taken', email: 'form.email.wrong' };
  const error = rejected(['email', 'duplicate'], ['email', 'email'], ['phone', 'duplicate'], ['name', 'max_length']);
  expect(problemsOf(error, ['email', 'phone', 'name'], { texts })).toEqual([
    { field: 'email', key: 'form.email.taken' },
    { field: 'email', key: 'form.email.wrong' },
    { field: 'phone', key: 'ui:form.field.duplicate' },
    { field: 'name', key: 'ui:form.field.invalid' },
  ]);
});

test('a rejected field without a form field is shown above the form', () => {
  expect(problemsOf(rejected(['role', 'forbidden']), ['email'])).toEqual([
    { field: null, key: 'ui:form.field.forbidden' },
  ]);
});

test.each([
  [failed(0, 'network'), 'network'],
  [failed(0, 'timeout'), 'network'],
  [failed(403), 'forbidden'],
  [failed(404), 'missing'],
  [failed(409), 'conflict'],
  [failed(507, 'no_space'), 'noSpace'],
  [failed(500), 'internal'],
  [new Error('ours'), 'internal'],
])('a general error is shown above the form (%#)', (error, problem) => {
  expect(problemsOf(error, [])).toEqual([{ field: null, key: `ui:form.problem.${problem}` }]);
});

test('the waiting time in an error is the API’s', () => {
  expect(problemsOf(failed(429, 'too_many_requests', 40), [])).toEqual([
    { field: null, key: 'ui:form.problem.wait', values: { seconds: 40 } },
  ]);
});

test('a form can have its own words for a code or status', () => {
  const whole = { 409: 'salary.date.taken', not_found: 'salary.gone' };
  expect(problemsOf(failed(409, 'conflict'), [], { whole })).toEqual([{ field: null, key: 'salary.date.taken' }]);
  expect(problemsOf(failed(404, 'not_found'), [], { whole })).toEqual([{ field: null, key: 'salary.gone' }]);
});

import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './logger.ts';

describe('a logged error', () => {
  it('a logged database error shows its code, never the statement or its values', () => {
    const cause = Object.assign(new Error('Key (email)=(maryam@academy.test) already exists.'), {
      severity: 'ERROR',
      code: '23505',
    });
    const error = new DrizzleQueryError('insert into users values ($1)', ['maryam@academy.test'], cause);
    const line = JSON.stringify(describeError(error));
    expect(line).toContain('23505');
    expect(line).not.toContain('maryam');
    expect(line).not.toContain('insert into');
  });

  it('a logged error of the code shows its message and its place in the code', () => {
    expect(describeError(new TypeError('not a function'))).toMatchObject({
      name: 'TypeError',
      message: 'not a function',
      stack: expect.stringContaining('logger.test.ts'),
    });
  });
});

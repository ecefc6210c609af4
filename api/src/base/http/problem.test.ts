import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { isForeseen, problemResponse, toAppError } from './problem.ts';

describe('an error response', () => {
  it('an unexpected error reveals nothing about its cause', () => {
    const error = Object.assign(new Error('insert into users … maryam@academy.test'), { code: '23502' });
    expect(toAppError(error)).toMatchObject({ code: 'internal', message: 'Internal Server Error', fields: [] });
  });

  it.each([
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    new Error('wrapped', { cause: Object.assign(new Error('admin shutdown'), { code: '57P01' }) }),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('wrapped', { cause: new Error('Connection terminated unexpectedly') }),
    new Error('Client has encountered a connection error and is not queryable'),
    Object.assign(new Error('server conn crashed?'), { code: '08P01' }),
  ])('an unavailable database is a temporary error: %s', async (error) => {
    const response = problemResponse(toAppError(error), 'request-1');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({ code: 'unavailable', requestId: 'request-1' });
  });

  it.each([
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    new Error('wrapped', { cause: Object.assign(new Error('write'), { code: 'EDQUOT' }) }),
    Object.assign(new Error('full'), { name: 'XMinioStorageFull' }),
    Object.assign(new Error('full'), { $metadata: { httpStatusCode: 507 } }),
  ])('a store without space is no fault of ours: %s', async (error) => {
    const response = problemResponse(toAppError(error), 'request-1');
    expect([response.status, response.headers.get('retry-after')]).toEqual([507, '300']);
    expect(await response.json()).toMatchObject({ code: 'no_space' });
    expect(isForeseen(error)).toBe(false);
  });

  it.each([
    ['23505', 409],
    ['23P01', 409],
    ['23503', 409],
    ['40P01', 409],
    ['40001', 409],
    ['23514', 422],
    ['22001', 422],
    ['22003', 422],
    ['22021', 422],
  ])('a value that the database rejects with %s is not a server error', (code, status) => {
    const error = new Error('wrapped', { cause: Object.assign(new Error('…'), { code, constraint: 'unknown' }) });
    expect(problemResponse(toAppError(error), 'request-1').status).toBe(status);
    expect(isForeseen(error)).toBe(false);
  });

  it('a violated unique constraint names its field', () => {
    const error = Object.assign(new Error('…'), { code: '23505', constraint: 'users_email_key' });
    expect(toAppError(error)).toMatchObject({ code: 'duplicate', fields: [{ path: 'email', code: 'duplicate' }] });
    expect(isForeseen(error)).toBe(true);
  });

  it('an error of the API itself keeps its code and fields', async () => {
    const rejection = new AppError('too_many_requests', 'Wait', [], 42);
    const response = problemResponse(toAppError(rejection), 'request-1');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('42');
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { endSession } from '../session/session.ts';
import { signInForTest } from '../testing.ts';
import { keepDraft, readDraft } from './drafts.ts';

afterEach(() => {
  endSession('signed-out');
  vi.useRealTimers();
  localStorage.clear();
});
const signIn = (id: string) => signInForTest({ id }, []);

it('a draft is found by its user and name until it is discarded', () => {
  signIn('1');
  keepDraft('post', { text: 'Half a thought' });
  expect(readDraft('post')).toEqual({ text: 'Half a thought' });
  expect(readDraft('message')).toBeNull();
  signIn('2');
  expect(readDraft('post')).toBeNull();
  signIn('1');
  keepDraft('post', null);
  expect(readDraft('post')).toBeNull();
});

it('a draft lasts a day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  signIn('1');
  keepDraft('post', 'Half a thought');
  vi.setSystemTime(new Date('2026-11-21T07:59:00Z'));
  expect(readDraft('post')).toBe('Half a thought');
  vi.setSystemTime(new Date('2026-11-21T08:00:00Z'));
  expect(readDraft('post')).toBeNull();
});

it('drafts end with sign-out and survive an expired session', () => {
  signIn('1');
  localStorage.setItem('language', 'ar');
  keepDraft('post', 'Half a thought');
  endSession('expired');
  signIn('1');
  expect(readDraft('post')).toBe('Half a thought');
  endSession('signed-out');
  signIn('1');
  expect(readDraft('post')).toBeNull();
  expect(localStorage.getItem('language')).toBe('ar');
});

it('an unreadable draft is no draft', () => {
  signIn('1');
  localStorage.setItem('draft:1:post', '{');
  expect(readDraft('post')).toBeNull();
});

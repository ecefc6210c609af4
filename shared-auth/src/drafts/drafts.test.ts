import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../session/session.ts';
import { signInForTest } from '../testing.ts';
import { keepDraft, readDraft } from './drafts.ts';

afterEach(() => {
  endSession('signed-out');
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.removeItem('tab-id');
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

it('signing out deletes drafts, an expired session does not', () => {
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

it('an unreadable draft is ignored', () => {
  signIn('1');
  localStorage.setItem('draft:1:post', '{');
  expect(readDraft('post')).toBeNull();
});

describe('two tabs with one form', () => {
  const inTab = (id: string) => sessionStorage.setItem('tab-id', id);
  const at = (time: string) => vi.setSystemTime(new Date(`2026-11-20T${time}Z`));

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
    signIn('1');
    inTab('first');
    keepDraft('post', 'Of the first');
  });

  it('each tab keeps its own draft', () => {
    inTab('second');
    keepDraft('post', 'Of the second');
    expect(readDraft('post')).toBe('Of the second');
    inTab('first');
    expect(readDraft('post')).toBe('Of the first');
    keepDraft('post', null);
    inTab('second');
    expect(readDraft('post')).toBe('Of the second');
  });

  it('a tab without a draft is offered the newest draft of the others', () => {
    at('08:01:00');
    inTab('second');
    keepDraft('post', 'Of the second');
    inTab('third');
    expect(readDraft('post')).toBe('Of the second');
  });

  it('a draft that another tab continues is not offered to a third tab, and stays in its own', () => {
    at('08:01:00');
    inTab('second');
    expect(readDraft('post')).toBe('Of the first');
    keepDraft('post', null);
    expect(readDraft('post')).toBeNull();
    inTab('third');
    expect(readDraft('post')).toBeNull();
    inTab('first');
    expect(readDraft('post')).toBe('Of the first');
    at('08:02:00');
    keepDraft('post', 'More of the first');
    inTab('third');
    expect(readDraft('post')).toBe('More of the first');
  });

  it('a draft of a release that stored one for all tabs is found', () => {
    localStorage.clear();
    localStorage.setItem('draft:1:post', JSON.stringify({ at: Date.now(), content: 'Of before' }));
    expect(readDraft('post')).toBe('Of before');
    keepDraft('post', null);
    expect(readDraft('post')).toBeNull();
  });

  it('storing a draft removes drafts older than a day from the device', () => {
    vi.setSystemTime(new Date('2026-11-21T08:00:00Z'));
    inTab('second');
    keepDraft('post', 'Of the second');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual(['draft:1:post#second']);
  });
});

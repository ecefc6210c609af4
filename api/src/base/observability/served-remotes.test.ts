import { expect, it } from 'vitest';
import { ServedRemotes } from './served-remotes.ts';

it('a process that has never served a remote of a registry with some is not ready', () => {
  const remotes = new ServedRemotes();
  expect([remotes.problem(), remotes.word()]).toEqual([null, null]);
  remotes.note(0, 0);
  expect(remotes.problem()).toBeNull();
  remotes.note(7, 7);
  expect(remotes.problem()).toContain('0 of 7 remotes');
  remotes.note(2, 7);
  expect([remotes.problem(), remotes.word()]).toEqual([null, expect.stringContaining('5 of 7 remotes')]);
});

it('a process that has served remotes stays ready when none is served any more, and says so', () => {
  const remotes = new ServedRemotes();
  remotes.note(0, 7);
  expect(remotes.word()).toBeNull();
  remotes.note(7, 7);
  expect([remotes.problem(), remotes.word()]).toEqual([null, expect.stringContaining('0 of 7 remotes')]);
});

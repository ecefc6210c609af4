import { expect, it } from 'vitest';
import { ServedRemotes } from './served-remotes.ts';

it('a process that serves no remote although its registry has some is not ready', () => {
  const remotes = new ServedRemotes();
  expect([remotes.problem(), remotes.word()]).toEqual([null, null]);
  remotes.note(0, 0);
  expect(remotes.problem()).toBeNull();
  remotes.note(7, 7);
  expect(remotes.problem()).toContain('0 of 7 remotes');
  remotes.note(2, 7);
  expect([remotes.problem(), remotes.word()]).toEqual([null, expect.stringContaining('5 of 7 remotes')]);
});

it('in production a registry without remotes is not ready, until something is published', () => {
  const [remotes, elsewhere] = [new ServedRemotes(true), new ServedRemotes()];
  expect(remotes.problem()).toBeNull();
  remotes.notePublished(0);
  elsewhere.notePublished(0);
  expect([remotes.problem(), elsewhere.problem()]).toEqual([expect.stringContaining('npm run publish-built'), null]);
  remotes.notePublished(8);
  expect(remotes.problem()).toBeNull();
});

it('a process that served remotes before stays ready when it serves none any more, and reports it', () => {
  const remotes = new ServedRemotes();
  remotes.note(0, 7);
  expect(remotes.word()).toBeNull();
  remotes.note(7, 7);
  expect([remotes.problem(), remotes.word()]).toEqual([null, expect.stringContaining('0 of 7 remotes')]);
});

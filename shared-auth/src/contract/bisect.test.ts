import { describe, expect, it } from 'vitest';
import { stepAfter } from './bisect.ts';

const all = Array.from({ length: 9 }, (_, place) => `mf-${place}`);

/** Responds like a page that these remotes break: it works when all of them are switched back. */
function run(candidates: readonly string[], culprits: readonly string[]) {
  const answers: boolean[] = [];
  for (let step = stepAfter(candidates, answers); ; step = stepAfter(candidates, answers)) {
    if (step.kind !== 'ask') return { step, questions: answers.length };
    const { back } = step;
    answers.push(culprits.every((name) => back.includes(name)));
  }
}

describe('the search for the remote that breaks a page', () => {
  it('one culprit is found at every position, in a few questions', () => {
    for (const culprit of all) {
      const { step, questions } = run(all, [culprit]);
      expect([step, questions <= 6]).toEqual([{ kind: 'found', culprits: [culprit] }, true]);
    }
  });

  it('of several culprits all are named', () => {
    for (const one of all)
      for (const other of all.filter((name) => name !== one)) {
        const { step } = run(all, [one, other]);
        expect(step).toEqual({ kind: 'found', culprits: [one, other].sort().reverse() });
      }
    expect(run(all, all).step).toEqual({ kind: 'found', culprits: [...all].reverse() });
  });

  it('a page that is broken with everything switched back has no culprit', () => {
    expect(run(all, ['the API'])).toEqual({ step: { kind: 'none' }, questions: 1 });
    expect(stepAfter([], [])).toEqual({ kind: 'none' });
    expect(run(['mf-0'], ['mf-0'])).toEqual({ step: { kind: 'found', culprits: ['mf-0'] }, questions: 1 });
  });

  it('removing the last answer returns a search to the step before', () => {
    const before = stepAfter(all, [true]);
    expect(stepAfter(all, [true, false].slice(0, -1))).toEqual(before);
    expect(before).toEqual({ kind: 'ask', back: all.slice(0, 4) });
  });
});

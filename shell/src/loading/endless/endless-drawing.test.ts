import { expect, it, vi } from 'vitest';
import { judgeCommits, LEAST_MS, LONGEST_CHAIN } from './endless-drawing.ts';
import type { ReactRoot } from './react-commits.ts';

const [page, parcel] = [{}, {}] as [ReactRoot, ReactRoot];

/** A part in the root of the page, and a clock that the test controls. */
function judged() {
  const state = { isOfPart: true, isSpared: false, now: 0 };
  const onEndless = vi.fn();
  const listener = judgeCommits({
    isOfPart: () => state.isOfPart,
    isSpared: () => state.isSpared,
    onEndless,
    now: () => state.now,
  });
  const commit = (count: number, { each = LEAST_MS / LONGEST_CHAIN, isChained = true, root = page } = {}) => {
    for (let done = 0; done < count; done += 1) {
      state.now += each;
      listener(root, isChained);
    }
  };
  return { state, onEndless, commit };
}

it('a part is endless after two hundred commits have each requested the next, over five seconds', () => {
  const { commit, onEndless } = judged();
  commit(LONGEST_CHAIN);
  expect(onEndless).not.toHaveBeenCalled();
  commit(1);
  expect(onEndless).toHaveBeenCalledTimes(1);
});

it('a thousand commits within a second are not endless yet', () => {
  const { commit, onEndless } = judged();
  commit(1000, { each: 1 });
  expect(onEndless).not.toHaveBeenCalled();
});

it('slow commits of two seconds each are not endless if each was caused from outside', () => {
  const { commit, onEndless } = judged();
  commit(LONGEST_CHAIN * 2, { each: 2000, isChained: false });
  expect(onEndless).not.toHaveBeenCalled();
});

it('a chain ends with a commit that nothing in it requested', () => {
  const { commit, onEndless } = judged();
  commit(LONGEST_CHAIN - 1);
  commit(1, { isChained: false });
  commit(LONGEST_CHAIN - 1);
  expect(onEndless).not.toHaveBeenCalled();
});

it('a chain of other parts, and an idle root beside the part’s own, change nothing', () => {
  const { state, commit, onEndless } = judged();
  state.isOfPart = false;
  commit(LONGEST_CHAIN * 2);
  expect(onEndless).not.toHaveBeenCalled();
  state.isOfPart = true;
  commit(LONGEST_CHAIN, { root: parcel });
  commit(1, { isChained: false });
  commit(1, { root: parcel });
  expect(onEndless).toHaveBeenCalledTimes(1);
});

it('a part that cannot be removed is measured again', () => {
  const { state, commit, onEndless } = judged();
  state.isSpared = true;
  commit(LONGEST_CHAIN + 1);
  state.isSpared = false;
  commit(LONGEST_CHAIN);
  expect(onEndless).not.toHaveBeenCalled();
  commit(1);
  expect(onEndless).toHaveBeenCalledTimes(1);
});

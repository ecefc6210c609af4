/** The next question, or the result of the answers. */
type Step =
  | { kind: 'ask'; back: readonly string[] }
  /** Switching these back repairs the page, and fewer do not. */
  | { kind: 'found'; culprits: readonly string[] }
  /** With all of them switched back the page is still broken. */
  | { kind: 'none' };

/**
 * Finds by bisection the shortest prefix of `rest` that, switched back with the known culprits, repairs the page: its
 * last element is a culprit. The prefix before it may contain more.
 */
function* search(all: readonly string[]): Generator<readonly string[], Step, boolean> {
  if (all.length === 0 || !(yield all)) return { kind: 'none' };
  const culprits: string[] = [];
  let rest = all;
  while (rest.length > 0 && (culprits.length === 0 || !(yield culprits))) {
    let [tooFew, enough] = [0, rest.length];
    while (enough - tooFew > 1) {
      const middle = Math.floor((tooFew + enough) / 2);
      if (yield [...culprits, ...rest.slice(0, middle)]) enough = middle;
      else tooFew = middle;
    }
    culprits.push(...rest.slice(enough - 1, enough));
    rest = rest.slice(0, enough - 1);
  }
  return { kind: 'found', culprits };
}

/**
 * The step of a search after these answers (true: it works now). It depends only on them, so that the last answer can
 * be undone.
 */
export function stepAfter(candidates: readonly string[], answers: readonly boolean[]): Step {
  const steps = search(candidates);
  let next = steps.next();
  for (const answer of answers) {
    if (next.done) break;
    next = steps.next(answer);
  }
  return next.done ? next.value : { kind: 'ask', back: next.value };
}

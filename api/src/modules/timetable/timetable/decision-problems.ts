/**
 * Why a decision was skipped or kept. `changed`: the class was changed since; `absence`, `closure`: the teacher is off then;
 * `hold`: the student takes no classes then; `left`: a person has left.
 */
export const decisionProblems = ['changed', 'started', 'taken', 'absence', 'closure', 'left', 'hold'] as const;
export type DecisionProblem = (typeof decisionProblems)[number];

/** What may go: then the class comes back. */
export const passingProblems = [
  'taken',
  'left',
  'absence',
  'closure',
  'hold',
] as const satisfies readonly DecisionProblem[];

/**
 * Why a decision was skipped or kept. `changed`: the class was changed since; `absence`: the teacher is off then too;
 * `hold`: the student takes no classes then; `left`: a person has left.
 */
export const decisionProblems = ['changed', 'started', 'taken', 'absence', 'left', 'hold'] as const;
export type DecisionProblem = (typeof decisionProblems)[number];

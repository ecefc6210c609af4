/** Why something was skipped or kept. `changed`: somebody has changed the class since; `absence`: the teacher is off then too; `hold`: the student takes no classes then; `left`: somebody has left. */
export const decisionProblems = ['changed', 'started', 'taken', 'absence', 'left', 'hold'] as const;
export type DecisionProblem = (typeof decisionProblems)[number];

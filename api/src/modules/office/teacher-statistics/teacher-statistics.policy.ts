import { holds, mayRead, type PersonPolicy } from '#modules/people/people/users/users.policy.ts';

/**
 * D9, D52: the statistics of a teacher are for the teacher and viewers with the teacher in scope, but not the salaries.
 */
export const mayViewStatistics: PersonPolicy = (viewer, person) =>
  holds(person, 'teacher') && (mayRead(viewer, person) || viewer.scopes['salaries.read'] === 'all');

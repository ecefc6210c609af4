/** Below this age a parent consents for a student. */
const CONSENT_AGE = 16;

/** SQL: whether a user is a student known to be too young to consent. @param user SQL: the id. */
export const isUnderAge = (user: string): string =>
  `exists (select from student_profiles y where y.user_id = ${user} and y.age < ${CONSENT_AGE})`;

const SHORTEST = 6;
const SHORTEST_OF_STAFF = 10;
const LONGEST = 200;
const ordinary = ['student', 'guest'];

/** Whether a password of somebody with these roles, typed by somebody else, must be longer (D87). */
export const isStaff = (...roles: readonly string[]): boolean =>
  roles.some((role) => role !== '' && !ordinary.includes(role));

/** What is wrong with a password that is typed for somebody else: the end of a key of `account.password`. */
export function passwordProblem(password: string, ...roles: readonly string[]) {
  if (password.trim() === '') return 'required';
  if (password.length > LONGEST) return 'long';
  if (isStaff(...roles)) return password.length < SHORTEST_OF_STAFF ? 'shortForStaff' : null;
  return password.length < SHORTEST ? 'short' : null;
}

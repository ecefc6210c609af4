import { fieldError } from '#base/errors/app-error.ts';

const SHORTEST_OF_STAFF = 10;
/** Roles without power over others; a custom role counts as staff. */
const ordinary = ['student', 'guest'];

/** A password that somebody else has typed (D87): two people know it, so that of staff is longer. */
export function checkTypedPassword(password: string, roles: readonly string[]): void {
  if (roles.every((role) => ordinary.includes(role)) || password.length >= SHORTEST_OF_STAFF) return;
  throw fieldError(
    'password',
    'short_for_staff',
    `Password must be at least ${SHORTEST_OF_STAFF} characters for staff`,
  );
}

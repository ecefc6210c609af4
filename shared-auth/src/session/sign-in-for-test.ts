import type { Scope } from './scopes.ts';
import { type SessionUser, sessionStore } from './session.ts';
import { holdToken } from './token.ts';

/** The API's default scope of a built-in role; a custom role sees everybody by default. */
const scopeOf = (roles: readonly string[]): Scope => {
  const reaching = roles.filter((role) => !['guest', 'student', 'teacher'].includes(role));
  if (reaching.length === 0) return 'own';
  return reaching.every((role) => role === 'leader') ? 'team' : 'all';
};

/** Puts a signed-in user into the session, for component and contract tests. */
export function signInForTest(user: Partial<SessionUser>, permissions: string[], token = 'test-token'): void {
  const scope = scopeOf(user.roles ?? []);
  sessionStore.setState({
    status: 'signed-in',
    generation: holdToken(token),
    reason: null,
    failure: null,
    permissions: new Set(permissions),
    scopes: Object.fromEntries(permissions.map((permission) => [permission, scope])),
    user: {
      id: '1',
      name: 'Test User',
      email: 'test@academy.test',
      phone: null,
      image: null,
      role: 'student',
      roles: ['student'],
      timezone: 'Asia/Amman',
      subscription: { package: null },
      ...user,
    },
  });
}

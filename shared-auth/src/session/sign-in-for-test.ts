import { type SessionUser, sessionStore } from './session.ts';

/** Puts a signed-in user into the session, for component and contract tests. */
export function signInForTest(user: Partial<SessionUser>, permissions: string[], token = 'test-token'): void {
  sessionStore.setState({
    status: 'signed-in',
    token,
    reason: null,
    permissions: new Set(permissions),
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

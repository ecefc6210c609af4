import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionStore } from '../session/session.ts';
import { startRealtime, useRealtimeStatus } from './realtime.ts';

const admin = { id: '1', name: 'Admin', image: null, role: 'admin', roles: ['admin'], timezone: 'UTC' };
const user = {
  ...admin,
  email: 'admin@academy.test',
  email_verified: true,
  phone: null,
  subscription: { package: null },
};

it('listens only when the user has done what comes before everything else (D120)', () => {
  const before = sessionStore.getState();
  const { result } = renderHook(() => useRealtimeStatus());
  const hold = (needed: object) =>
    act(() => sessionStore.setState({ status: 'signed-in', generation: 1, user: { ...user, ...needed } }));
  hold({ two_steps_needed: true });
  const stop = startRealtime();
  expect(result.current).toBe('off');
  hold({ consents_needed: true });
  expect(result.current).toBe('off');
  hold({});
  expect(result.current).toBe('connecting');
  act(() => {
    stop();
    sessionStore.setState(before);
  });
});

import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type SignedIn, sessionsSchema, type TwoSteps, twoStepsSchema } from '#/account/api/security.ts';
import { server } from '#/testing/server.ts';

export function serveTwoSteps(about: Partial<TwoSteps> = {}): void {
  const response = v.parse(twoStepsSchema, {
    data: {
      totp: false,
      passkeys: [],
      recoveryCodes: 0,
      required: false,
      passwordNeeded: false,
      may: { addPasskey: true, remove: true },
      ...about,
    },
  });
  server.use(http.get('*/api/two-steps', () => HttpResponse.json(response)));
}

export const aSession = (about: Partial<SignedIn> & { id: string }): SignedIn => ({
  browser: 'Chrome',
  system: 'Android',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: null,
  current: false,
  ...about,
});

export function serveSessions(list: SignedIn[] = [aSession({ id: '1', current: true })]): void {
  const response = v.parse(sessionsSchema, { data: list });
  server.use(http.get('*/api/sessions', () => HttpResponse.json(response)));
}

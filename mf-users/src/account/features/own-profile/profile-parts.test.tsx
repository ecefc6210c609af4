import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aChild, anOwnProfile, serveOwnProfile } from '#/account/testing/own-account.ts';
import { renderAt } from '#/testing/render-at.tsx';

const setViewport = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width });
beforeEach(() => setViewport(390));
afterEach(() => setViewport(1024));

const open = (path: string, own = anOwnProfile(), language: 'en' | 'ar' = 'en') => {
  const { id, name, email, role, roles, timezone } = own;
  signInForTest({ id, name, email: email ?? '', role, roles, timezone }, ['timeline.read']);
  serveOwnProfile(own);
  return renderAt(path, language);
};
async function rows() {
  const list = within(await screen.findByRole('navigation', { name: 'My profile' }));
  return list.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname);
}

test('on a phone the profile is rows that open pages', async () => {
  await open('/profile', anOwnProfile({ roles: ['guest'], children: [aChild({ id: '9' })] }));
  expect(await rows()).toEqual([
    '/profile/details',
    '/profile/family',
    '/profile/payments',
    '/profile/notifications',
    '/profile/password',
    '/profile/security',
    '/profile/data',
    '/profile/consents',
    '/dashboard/concerns',
  ]);
  expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
});

test('staff without children have no rows of family and payments', async () => {
  await open('/profile', anOwnProfile({ role: 'admin', roles: ['admin'] }));
  expect(await rows()).not.toContain('/profile/family');
  expect(await rows()).not.toContain('/profile/payments');
});

test.each([
  ['details', 'About you', 'button', 'Save profile'],
  ['family', 'Your family', 'link', 'Statement'],
  ['payments', 'Payments', 'link', 'Receipts'],
  ['password', 'Password', 'button', 'Change password'],
] as const)('the page %s has its title, its part and the way back', async (part, title, role, name) => {
  await open(`/profile/${part}`, anOwnProfile({ roles: ['guest'], children: [aChild({ id: '9' })] }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByRole(role, { name })).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'My profile' }).pathname).toBe('/profile');
});

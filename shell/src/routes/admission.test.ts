import { ApiError } from '@academy/shared-auth';
import { describe, expect, it } from 'vitest';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { admit } from './admission.ts';
import { placeAt, routeTable } from './route-table.ts';

const route = (path: string, more = {}) => ({ path, screen: 'screen', titleKey: 'title', ...more });
const table = routeTable(
  registryOf([
    rawEntry({
      routes: [
        route('/dashboard/timeline', { permissions: ['timeline.read'] }),
        route('/dashboard/timeline/add', { permissions: ['timeline.create'] }),
        route('/dashboard/timeline/pending', { roles: ['admin', 'super-admin'] }),
        route('/dashboard/salaries', { permissions: ['salaries.read'] }),
        route('/dashboard/progress/:id'),
        route('/dashboard/progress/:id/plan'),
        route('/dashboard/progress/:id/goal'),
        route('/dashboard/users/:teacherId/salaries'),
        route('/profile'),
        route('/profile/security'),
        route('/profile/consents'),
        route('/surveys/:id', { access: 'public', layout: 'bare' }),
      ],
      redirects: [{ from: '/dashboard/post/:id/visibility', to: '/dashboard/post/:id/visibilty' }],
    }),
  ]),
);

type Who = Partial<Pick<Parameters<typeof admit>[0]['session'], 'status' | 'reason' | 'failure'>> & {
  roles?: string[];
  permissions?: string[];
  child?: boolean;
  two_steps_needed?: boolean;
  consents_needed?: boolean;
};

function visit(
  pathname: string,
  {
    status = 'signed-in',
    reason = null,
    failure = null,
    roles = ['student'],
    permissions,
    child = false,
    ...needs
  }: Who = {},
) {
  const held = child ? [...roles, 'child'] : roles;
  const user = status === 'signed-in' ? ({ roles: held, ...needs } as never) : null;
  return admit({
    place: placeAt(table, pathname),
    pathname,
    session: {
      status,
      reason,
      failure,
      user,
      permissions: new Set(permissions ?? ['timeline.read']),
    },
    here: `${pathname}?page=2`,
    back: '/dashboard/back',
    home: '/dashboard/timeline',
    isEntering: false,
  });
}

describe('the guard', () => {
  it('the guard redirects a misspelt address with its query (C6)', () => {
    const to = '/dashboard/post/7/visibilty?page=2';
    expect(visit('/dashboard/post/7/visibility')).toEqual({ verdict: 'go', to });
  });

  it('the guard shows what the user’s permissions allow', () => {
    expect(visit('/dashboard/timeline')).toEqual({ verdict: 'show' });
  });

  it('the guard closes the pages of grown-ups in a child’s session (D141)', () => {
    const closed = [
      '/profile',
      '/Profile/security/',
      '/dashboard/progress/7/plan',
      '/dashboard/progress/7/goal',
      '/dashboard/users/7/salaries',
    ];
    for (const path of closed) {
      expect(visit(path, { child: true }), path).toEqual({ verdict: 'forbidden' });
      expect(visit(path), path).toEqual({ verdict: 'show' });
    }
    for (const path of ['/dashboard/timeline', '/dashboard/progress/7'])
      expect(visit(path, { child: true }), path).toEqual({ verdict: 'show' });
  });

  it('the guard redirects a user who must set up a second step to its page from everywhere, and back afterwards (D120)', () => {
    const held = { permissions: [], two_steps_needed: true };
    const to = `/profile/security?next=${encodeURIComponent('/dashboard/timeline?page=2')}`;
    expect(visit('/dashboard/timeline', held)).toEqual({ verdict: 'go', to });
    expect(visit('/profile', held)).toMatchObject({ verdict: 'go' });
    expect(visit('/profile/security', held)).toEqual({ verdict: 'show' });
    expect(visit('/surveys/7', held)).toEqual({ verdict: 'show' });
  });

  it('the guard redirects a user who must accept a text to its page from everywhere, after the second step, and back afterwards', () => {
    const held = { permissions: [], consents_needed: true };
    const next = `?next=${encodeURIComponent('/dashboard/timeline?page=2')}`;
    expect(visit('/dashboard/timeline', held)).toEqual({ verdict: 'go', to: `/profile/consents${next}` });
    expect(visit('/profile/consents', held)).toEqual({ verdict: 'show' });
    expect(visit('/profile/security', held)).toEqual({ verdict: 'go', to: '/profile/consents?page=2' });
    expect(visit('/surveys/7', held)).toEqual({ verdict: 'show' });
    const both = { ...held, two_steps_needed: true };
    expect(visit('/dashboard/timeline', both)).toEqual({ verdict: 'go', to: `/profile/security${next}` });
    expect(visit('/profile/consents', both)).toEqual({ verdict: 'go', to: '/profile/security?page=2' });
  });

  it('the guard reports that a profile does not load, instead of ending the session (C22)', () => {
    const failure = new ApiError({ status: 503, code: 'unavailable' });
    expect(visit('/dashboard/timeline', { status: 'unknown' })).toEqual({ verdict: 'wait' });
    for (const path of ['/dashboard/timeline', '/auth/signin'])
      expect(visit(path, { status: 'unknown', failure })).toEqual({ verdict: 'unreachable' });
    expect(visit('/surveys/7', { status: 'unknown', failure })).toEqual({ verdict: 'show' });
  });

  it.each([
    ['a missing permission', '/dashboard/timeline/add', {}],
    ['a missing role', '/dashboard/timeline/pending', { roles: ['teacher'] }],
    ['the dashboard without timeline.read', '/dashboard/timeline/add', { permissions: ['timeline.create'] }],
    ['the dashboard to a student without it', '/dashboard', { permissions: ['subscriptions.invoices.read'] }],
  ])('the guard forbids %s', (_, path, who) => {
    expect(visit(path, who)).toEqual({ verdict: 'forbidden' });
  });

  it('the guard accepts one role of several, and superAdmin for super-admin', () => {
    expect(visit('/dashboard/timeline/pending', { roles: ['superAdmin'] })).toEqual({ verdict: 'show' });
  });

  it('the guard requires timeline.read only on the dashboard', () => {
    expect(visit('/profile', { permissions: [] })).toEqual({ verdict: 'show' });
  });

  it.each(['money.read', 'salaries.read', 'pay_runs.update', 'office.month.read', 'subscriptions.bank_transfers.read'])(
    'the guard opens the dashboard to who works with money alone, by %s (D149)',
    (permission) => {
      expect(visit('/dashboard', { permissions: [permission] })).toMatchObject({ verdict: 'go' });
      expect(visit('/dashboard/salaries', { permissions: [permission, 'salaries.read'] })).toEqual({ verdict: 'show' });
      expect(visit('/dashboard/timeline', { permissions: [permission] })).toEqual({ verdict: 'forbidden' });
    },
  );

  it('the guard redirects a signed-out user to sign-in and stores the address', () => {
    const to = '/auth/signin?next=%2Fdashboard%2Ftimeline%3Fpage%3D2';
    expect(visit('/dashboard/timeline', { status: 'signed-out', reason: 'expired' })).toEqual({ verdict: 'go', to });
  });

  it("the guard drops the address after the user's own sign-out", () => {
    const admission = visit('/dashboard/timeline', { status: 'signed-out', reason: 'signed-out' });
    expect(admission).toEqual({ verdict: 'go', to: '/auth/signin' });
  });

  it('the guard waits for the profile', () => {
    expect(visit('/dashboard/timeline', { status: 'unknown' })).toEqual({ verdict: 'wait' });
  });

  it('the guard shows public pages to everyone', () => {
    expect(visit('/surveys/4', { status: 'signed-out' })).toEqual({ verdict: 'show' });
  });

  it.each(['signin', 'signup', 'student', 'reset-password', 'verify-password', 'new-password'])(
    'the guard redirects a signed-in user from %s',
    (page) => {
      expect(visit(`/auth/${page}`)).toEqual({ verdict: 'go', to: '/dashboard/back' });
    },
  );

  it('the guard shows the page about the confirmation mail to everyone', () => {
    expect(visit('/auth/confirm-email')).toEqual({ verdict: 'show' });
  });

  it('the guard redirects the dashboard to the first menu entry', () => {
    expect(visit('/dashboard')).toEqual({ verdict: 'go', to: '/dashboard/timeline' });
  });

  it('the guard finds nothing at an unknown address', () => {
    expect(visit('/nowhere', { status: 'signed-out' })).toEqual({ verdict: 'not-found' });
  });
});

import { describe, expect, it } from 'vitest';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { type Place, placeAt, routeTable } from './route-table.ts';

const route = (path: string) => ({ path, screen: 'screen', titleKey: 'title' });
const table = routeTable(
  registryOf([
    rawEntry({
      name: 'mf-users',
      routes: [
        route('/dashboard/users/:name'),
        route('/dashboard/users/:name/edit/:id'),
        route('/dashboard/users/:id/salaries'),
      ],
      redirects: [{ from: '/dashboard/people/:name', to: '/dashboard/users/:name' }],
    }),
    rawEntry({ name: 'mf-classes', routes: [route('/dashboard/users/statistics'), route('/surveys/:id')] }),
    rawEntry({ name: 'mf-books', routes: [route('/books/*'), route('/كتب')] }),
    rawEntry({
      name: 'mf-off',
      enabled: false,
      routes: [route('/dashboard/off'), route('/dashboard/off/:id')],
      redirects: [{ from: '/dashboard/away', to: '/dashboard/off' }],
    }),
  ]),
);
const describePlace = (place: Place) => {
  if (place.kind === 'remote') return `${place.remote.name} ${place.route.path}`;
  if (place.kind === 'off') return `off ${place.remote.name}`;
  if (place.kind === 'auth') return `auth ${place.page}`;
  return place.kind === 'redirect' ? `to ${place.to}` : place.kind;
};

describe('the route table', () => {
  it.each([
    ['/dashboard/users/student', 'mf-users /dashboard/users/:name'],
    ['/dashboard/users/student/', 'mf-users /dashboard/users/:name'],
    ['/dashboard/users/student/edit/7', 'mf-users /dashboard/users/:name/edit/:id'],
    ['/dashboard/users/7/salaries', 'mf-users /dashboard/users/:id/salaries'],
    ['/surveys/12', 'mf-classes /surveys/:id'],
    ['/dashboard/%75sers/7/salaries', 'mf-users /dashboard/users/:id/salaries'],
    ['/Surveys/12', 'mf-classes /surveys/:id'],
    ['/books/7/pages/2', 'mf-books /books/*'],
    ['/%D9%83%D8%AA%D8%A8', 'mf-books /كتب'],
    ['/auth/signin', 'auth signin'],
    ['/auth/confirm-email', 'auth confirm-email'],
    ['/dashboard', 'home'],
    ['/dashboard/nowhere', 'unknown'],
    ['/auth', 'unknown'],
    ['/dashboard/off', 'off mf-off'],
    ['/dashboard/off/7', 'off mf-off'],
    ['/dashboard/off/7/more', 'unknown'],
    ['/dashboard/away', 'to /dashboard/off'],
  ])('the route table finds the place at %s', (path, wanted) => {
    expect(describePlace(placeAt(table, path))).toBe(wanted);
  });

  it('the route table prefers the more exact route, as the router does', () => {
    expect(describePlace(placeAt(table, '/dashboard/users/statistics'))).toBe('mf-classes /dashboard/users/statistics');
  });

  it('the route table searches a path once, and again for another table', () => {
    const led = '/dashboard/people/student';
    expect(placeAt(table, led)).toBe(placeAt(table, led));
    expect(describePlace(placeAt([], led))).toBe('unknown');
  });

  it('the route table fills the parameters of a redirect', () => {
    expect(describePlace(placeAt(table, '/dashboard/people/a%20b'))).toBe('to /dashboard/users/a%20b');
  });

  it('a remote can take the dashboard’s own path', () => {
    const own = routeTable(registryOf([rawEntry({ name: 'mf-stats', routes: [route('/dashboard')] })]));
    expect(describePlace(placeAt(own, '/dashboard'))).toBe('mf-stats /dashboard');
  });
});

import { describe, expect, it } from 'vitest';
import { routeOfLink } from './link.ts';

const routes = ['/stars', '/stars/:id', '/stars/all', '/stars/:id/moons/:moon'].map((path) => ({ path }));

describe('the route of a link', () => {
  it.each([
    ['/stars', '/stars'],
    ['/Stars/', '/stars'],
    ['/stars/:relatedId', '/stars/:id'],
    ['/stars/all?active=false', '/stars/all'],
    ['/stars/:relatedId/moons/7#crater-:craterId', '/stars/:id/moons/:moon'],
  ])('a link is resolved to its route: %s: %s', (to, path) => {
    expect(routeOfLink(routes, to)?.path).toBe(path);
  });

  it.each(['/star', '/stars/1/2', '/:area', '/stars/:id/:what/7'])(
    'a link without a matching route is not resolved: %s',
    (to) => {
      expect(routeOfLink(routes, to)).toBeUndefined();
    },
  );
});

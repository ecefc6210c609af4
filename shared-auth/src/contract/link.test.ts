import { describe, expect, it } from 'vitest';
import { routeOfLink } from './link.ts';

const routes = ['/stars', '/stars/:id', '/stars/all', '/stars/:id/moons/:moon'].map((path) => ({ path }));

describe('a link leads to', () => {
  it.each([
    ['/stars', '/stars'],
    ['/Stars/', '/stars'],
    ['/stars/:relatedId', '/stars/:id'],
    ['/stars/all?active=false', '/stars/all'],
    ['/stars/:relatedId/moons/7#crater-:craterId', '/stars/:id/moons/:moon'],
  ])('a link leads to: %s: %s', (to, path) => {
    expect(routeOfLink(routes, to)?.path).toBe(path);
  });

  it.each(['/star', '/stars/1/2', '/:area', '/stars/:id/:what/7'])('a link leads to: %s: no route', (to) => {
    expect(routeOfLink(routes, to)).toBeUndefined();
  });
});

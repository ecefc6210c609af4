import { describe, expect, it } from 'vitest';
import { defineRemote } from './declaration.ts';

const remote = {
  name: 'mf-lessons',
  version: '1.0.0',
  namespace: 'lessons',
  needs: { shell: '^1.0.0', api: '^1.0.0' },
  routes: [{ path: '/dashboard/lessons', screen: 'lesson-list', titleKey: 'list.header.title' }],
};

describe('a declaration', () => {
  it('a declaration is filled in with defaults', () => {
    expect(defineRemote(remote).routes[0]).toMatchObject({
      layout: 'dashboard',
      access: 'session',
      skeleton: 'page',
      permissions: [],
    });
  });

  it.each([
    ['name', { name: 'lessons' }],
    ['version', { version: '1' }],
    ['needs', { needs: { shell: '1.0.0', api: '^1.0.0' } }],
    ['owner', { owner: { team: 'Lessons', channel: '#lessons', runbook: 'docs/remotes.md' } }],
    ['owner', { owner: { team: 'lessons', channel: 'the lessons team', runbook: 'docs/remotes.md' } }],
    ['routes', { routes: [{ path: 'dashboard', screen: 'x', titleKey: 'a' }] }],
    ['permissions', { permissions: ['read'] }],
    ['permissionGroups', { permissionGroups: [{ group: 'Stars', labelKey: 'stars' }] }],
    ['notifications', { notifications: [{ key: 'stars', textKey: 'stars.given' }] }],
    ['notifications', { notifications: [{ key: 'star.given', textKey: 'stars.given', to: 'stars/:relatedId' }] }],
    ['menu', { menu: [{ id: 'a', labelKey: 'a', to: 'a', icon: 'a', order: 1 }] }],
    ['palette', { palette: [{ id: 'a', labelKey: 'a', to: '/a b', icon: 'a', order: 1 }] }],
    ['search', { search: [{ kind: 'Star', labelKey: 'stars', to: '/stars/:id', icon: 'star' }] }],
    ['slots', { slots: [{ slot: 'topbar', id: 'bell', part: '../bell', order: 1 }] }],
    ['slots', { slots: [{ slot: 'topbar', id: 'bell', part: 'bell', order: 1, size: { minHeight: -1 } }] }],
    ['slots', { slots: [{ slot: 'home.widget', id: 'a', part: 'a', order: 1, size: { minHeight: 1, onPhone: -1 } }] }],
  ])('a declaration with a wrong %s is rejected', (_, wrong) => {
    expect(() => defineRemote({ ...remote, ...wrong })).toThrow(/expected/);
  });

  it('the first text of a call is rejected if the call is no first data', () => {
    const [route] = remote.routes;
    const withText = (data: string[]) => ({ ...route, data, firstText: { of: 'lessons?page=1', title: 'name' } });
    const declare = (data: string[]) => defineRemote({ ...remote, routes: [withText(data)] as never });
    expect(declare(['lessons?page=1']).routes[0]?.firstText).toMatchObject({ items: 'data', title: 'name' });
    expect(() => declare(['lessons?page=2'])).toThrow(/firstText/);
  });
});

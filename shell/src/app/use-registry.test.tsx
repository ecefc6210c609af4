import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registryStore } from '#/registry/registry-store.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { useRegistry } from './use-registry.ts';

const registryAt = (revision: number) => registryOf([rawEntry({ version: `1.0.${revision}-aaaa` })], revision);
const revisions = () => {
  const { current, offered } = registryStore.getState();
  return [current.revision, offered?.revision ?? null];
};

/** Renders at `/a` with an offer and moves to `/b`; `meanwhile` happens after that is drawn, before its effects. */
function moveWhile(meanwhile: () => void) {
  const useMove = ({ pathname }: { pathname: string }) => {
    const registry = useRegistry(pathname);
    useLayoutEffect(() => {
      if (pathname === '/b') meanwhile();
    }, [pathname]);
    return registry;
  };
  const { rerender, result } = renderHook(useMove, { initialProps: { pathname: '/a' } });
  registryStore.setState({ offered: registryAt(2) });
  expect(result.current.revision).toBe(1);
  rerender({ pathname: '/b' });
  return result.current.revision;
}

beforeEach(() => registryStore.setState({ current: registryAt(1), offered: null }));

describe('a page that moves to another path', () => {
  it('the offered registry is taken at the next path', () => {
    expect(moveWhile(() => {})).toBe(2);
    expect(revisions()).toEqual([2, null]);
  });

  it('the same offer that comes again while the page is drawn is not offered any more', () => {
    expect(moveWhile(() => registryStore.setState({ offered: registryAt(2) }))).toBe(2);
    expect(revisions()).toEqual([2, null]);
  });

  it('a registry that is offered while the page is drawn is used at the next path', () => {
    expect(moveWhile(() => registryStore.setState({ offered: registryAt(3) }))).toBe(2);
    expect(revisions()).toEqual([2, 3]);
  });
});

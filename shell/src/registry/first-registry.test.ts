import { expect, it } from 'vitest';
import { registryOf } from '#/testing/registry.fixture.ts';
import { firstRegistry } from './first-registry.ts';

const found = { registry: registryOf([], 7), shellVersion: null };
const atOnce = async () => {};

it('the first registry is the one that the page was made for', async () => {
  const asked: (string | undefined)[] = [];
  const ask = async (address?: string) => {
    asked.push(address);
    return found;
  };
  expect((await firstRegistry(ask, '/remotes.json?v=a', atOnce)).revision).toBe(7);
  expect(asked).toEqual(['/remotes.json?v=a']);
});

it('the newest registry is taken where the page’s own does not come', async () => {
  const asked: (string | undefined)[] = [];
  const ask = async (address?: string) => {
    asked.push(address);
    if (asked.length < 3) throw new TypeError('Failed to fetch');
    return found;
  };
  expect((await firstRegistry(ask, '/remotes.json?v=a', atOnce)).revision).toBe(7);
  expect(asked).toEqual(['/remotes.json?v=a', undefined, undefined]);
});

it('the first registry is empty where none comes', async () => {
  const never = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await firstRegistry(never, undefined, atOnce)).toMatchObject({ revision: 0, remotes: [] });
});

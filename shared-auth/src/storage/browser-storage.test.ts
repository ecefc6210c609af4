import { expect, test } from 'vitest';
import { BrowserStorage, deviceStorage } from './browser-storage.ts';

const forbidden = new BrowserStorage(() => {
  throw new DOMException('forbidden', 'SecurityError');
});
const full = new BrowserStorage(
  () =>
    ({
      getItem: () => '"kept before"',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }) as unknown as Storage,
);

test('a stored value is read again, until it is removed', () => {
  expect(deviceStorage.writeJson('choice', { view: 'cards' })).toBe(true);
  expect(deviceStorage.read('choice')).toBe('{"view":"cards"}');
  expect(deviceStorage.readJson('choice')).toEqual({ view: 'cards' });
  expect(deviceStorage.keys()).toEqual(['choice']);
  deviceStorage.remove('choice');
  expect(deviceStorage.read('choice')).toBeNull();
});

test('a forbidden storage stores nothing and throws nothing', () => {
  expect(forbidden.write('choice', 'cards')).toBe(false);
  expect(forbidden.read('choice')).toBeNull();
  expect(forbidden.readJson('choice')).toBeNull();
  expect(forbidden.keys()).toEqual([]);
  forbidden.remove('choice');
});

test('a full storage reports that it stored nothing, and can be read', () => {
  expect(full.write('choice', 'cards')).toBe(false);
  expect(full.readJson('choice')).toBe('kept before');
});

test('stored text that is no JSON is read as null', () => {
  deviceStorage.write('choice', '{');
  expect(deviceStorage.readJson('choice')).toBeNull();
});

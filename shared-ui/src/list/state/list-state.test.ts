import { describe, expect, test } from 'vitest';
import { type ListShape, listRequest, nextSort, pageSizes, readListState, writeListState } from './list-state.ts';

const shape: ListShape = {
  filters: [
    { id: 'name', label: 'Name', kind: 'text' },
    { id: 'active', label: 'Active', kind: 'boolean' },
    { id: 'from', label: 'From', kind: 'date' },
    { id: 'teacher', label: 'Teacher', kind: 'choice', field: () => null, text: (id) => id },
  ],
  sortable: ['name', 'created_at'],
  perPage: 10,
  sort: '-created_at',
};
const read = (search: string, choices = {}) => readListState(new URLSearchParams(search), shape, choices);
const write = (search: string, change: object, choices = {}) =>
  String(writeListState(new URLSearchParams(search), { ...read(search, choices), ...change }, shape, choices));

const silent = { page: 1, perPage: 10, sort: '-created_at', view: 'table', q: '', filters: {} };

test('an empty address means the defaults', () => expect(read('')).toEqual(silent));

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'per_page=7',
  'per_page=1000',
  'sort=password',
  'view=map',
  'active=perhaps',
  'teacher=salma',
  'from=yesterday',
  'from=2026-13-45',
  'name=+',
  'q=',
  'unknown=1',
])('an invalid %s counts as missing', (search) => expect(read(search)).toEqual(silent));

test.each([
  '',
  'page=4',
  'per_page=50&page=2',
  'sort=name',
  'sort=-name&view=cards',
  'teacher=7&page=2',
  'q=%D9%85%D8%B1%D9%8A%D9%85',
  'name=al-Khatib&active=false&from=2026-02-01&page=3',
])('"%s" is read and written back as the same state', (search) => {
  const written = write(search, {});
  expect(read(written)).toEqual(read(search));
  expect([...new URLSearchParams(written)].sort()).toEqual([...new URLSearchParams(search)].sort());
});

test('default values are left out of the address', () => {
  expect(write('page=4&per_page=20&sort=name&view=cards&q=x&name=y', silent)).toBe('');
});

test("parameters that are not the list's own stay in the address", () =>
  expect(write('tab=late&page=2', { page: 3 })).toBe('tab=late&page=3'));

describe('stored choices', () => {
  test('stored choices fill missing parameters', () => {
    expect(read('', { perPage: 50, view: 'cards' })).toMatchObject({ perPage: 50, view: 'cards' });
    expect(read('per_page=20&view=table', { perPage: 50, view: 'cards' })).toMatchObject({
      perPage: 20,
      view: 'table',
    });
  });
  test('stored choices do not change a shared link', () => expect(read('page=3', { perPage: 50 }).perPage).toBe(10));
  test('an unknown page size is ignored', () => expect(read('', { perPage: 7 }).perPage).toBe(10));
  test('a default is written if it differs from the stored choice', () => {
    expect(write('page=3', { page: 1 }, { perPage: 50 })).toBe('per_page=10');
    expect(read('per_page=10', { perPage: 50 }).perPage).toBe(10);
  });
});

test.each([
  [null, null, 'name'],
  ['name', null, '-name'],
  ['-name', null, null],
  ['-created_at', '-created_at', 'name'],
  ['-name', '-created_at', '-created_at'],
  ['name', 'name', '-name'],
  ['-name', '-name', 'name'],
  ['-name', 'name', 'name'],
])('sorted by name after %s, in a list sorted by %s, the next order is %s', (sort, own, next) => {
  expect(nextSort(sort, 'name', own)).toBe(next);
});

test("page sizes are 10 to 50, and the list's own default", () => {
  expect(pageSizes(10)).toEqual([10, 20, 30, 40, 50]);
  expect(pageSizes(100)).toEqual([10, 20, 30, 40, 50, 100]);
});

test('the API is requested with its own names, and exports without pages', () => {
  const asked = { page: 2, perPage: 20, sort: '-name', q: 'omar', filters: { active: 'true', name: undefined } };
  const { page: _, perPage: __, ...file } = asked;
  expect(listRequest(asked)).toEqual({ page: '2', per_page: '20', sort: '-name', search: 'omar', active: 'true' });
  expect(listRequest(file)).toEqual({ sort: '-name', search: 'omar', active: 'true' });
});

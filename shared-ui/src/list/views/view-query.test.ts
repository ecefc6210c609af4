import { expect, test } from 'vitest';
import type { ListShape } from '../state/list-state.ts';
import { viewQuery, viewState } from './view-query.ts';

const shape: ListShape = {
  filters: [
    { id: 'status', label: 'Status', kind: 'text' },
    { id: 'owes', label: 'Owes', kind: 'boolean' },
  ],
  sortable: ['name'],
  perPage: 10,
  sort: '-name',
};

test('a view keeps filters, search and an order other than the list’s own', () => {
  const state = { q: 'نور', sort: 'name', filters: { owes: 'true', status: 'active' } };
  const query = viewQuery(state, shape);
  expect(query).toBe('owes=true&q=%D9%86%D9%88%D8%B1&sort=name&status=active');
  expect(viewState(query, shape)).toEqual(state);
  expect(viewQuery({ q: '', sort: '-name', filters: {} }, shape)).toBe('');
});

test('a view leaves out filters and columns that its list no longer has', () => {
  expect(viewState('gone=1&owes=perhaps&sort=age&status=active', shape)).toEqual({
    q: '',
    sort: '-name',
    filters: { status: 'active' },
  });
});

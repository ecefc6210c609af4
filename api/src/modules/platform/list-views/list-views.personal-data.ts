import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const listViewsPersonalData: readonly PersonalTable[] = [
  {
    table: 'list_views',
    of: ['user_id'],
    gives: ['list', 'name', 'query', 'created_at'],
    erases: 'rows',
    merges: {
      user_id: { move: { unlessThere: ['t.list', 'search_text(t.name)'], sets: { is_default: 'false' } } },
    },
  },
];

import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { seriesFields } from './series.fields.ts';
import { series } from './series.table.ts';

/** Personal data in the tables of this module (D123). */
export const seriesPersonalData: readonly PersonalTable[] = [
  {
    ...personalColumns(series, seriesFields),
    of: ['student_id'],
    by: ['teacher_id', 'created_by'],
    merges: { teacher_id: 'staff' },
    counts: [{ as: 'series', where: 't.student_id = p.id and t.ended_at is null' }],
  },
];

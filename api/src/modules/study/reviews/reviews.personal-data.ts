import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { reportsAbout } from '#modules/study/reports/hidden-report.ts';

/** Personal data in the tables of this module (D123): what a leader writes to a teacher is given to nobody. */
export const reviewsPersonalData: readonly PersonalTable[] = [
  {
    table: 'report_reviews',
    where: `t.report_id in (${reportsAbout('p.id')})`,
    by: ['decided_by', 'released_by'],
    erases: { note: 'null' },
    keeps: { reasons: 'codes' },
    merges: { decided_by: 'staff', released_by: 'staff' },
  },
];

import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const formsPersonalData: readonly PersonalTable[] = [
  { table: 'forms', by: ['created_by'] },
  {
    table: 'form_submission_files',
    where: `t.submission_id in (select s.id from form_submissions s where lower(s.user_email) = lower(p.email))`,
    gives: ['submission_id', 'media_id'],
    file: 'media_id',
    erases: 'rows',
  },
  {
    table: 'form_submissions',
    where: 'lower(t.user_email) = lower(p.email)',
    gives: ['id', 'form_id', 'user_name', 'user_email', 'answers', 'created_at'],
    erases: 'rows',
  },
];

import type { ViewerCtx } from '#base/http/ctx.ts';
import { MAX_FILE_QUESTIONS } from '#modules/forms/forms/form.fields.ts';
import { publicMediaFiles } from '#modules/platform/files/media/media-files.ts';

/** More fields than any form has: two for a question, and one for each further chosen option. */
const MAX_FIELDS = 3000;

/** The rules for files in submissions of visitors (D63). */
export const submissionFiles = publicMediaFiles({
  fields: /^answer\[\d{1,3}\]$/,
  max: MAX_FILE_QUESTIONS,
  maxFields: MAX_FIELDS,
  repeatable: /^answer\[\d{1,3}\](\[\])?$/,
  tooMany: 'Too many files',
  kinds: ['image', 'document'],
  mimes: ['image/jpeg', 'image/png', 'application/pdf'],
  wrongType: 'Only PDF, JPEG and PNG files are allowed',
});

/** Whether a viewer may open a file of a submission: viewers who may read submissions (D64). */
export async function canViewSubmissionFile({ sql, viewer }: ViewerCtx, mediaId: string): Promise<boolean> {
  if (!viewer.permissions.has('forms.read')) return false;
  const rows = await sql.query({
    name: 'submission-file',
    text: 'select from form_submission_files where media_id = $1',
    values: [mediaId],
  });
  return rows.length > 0;
}

import { keepDraft, readDraft } from '@academy/shared-auth';
import * as v from 'valibot';
import { monthKey } from '#/base/components/time/month-words.ts';
import type { MonthlyForm } from '#/reports/api/monthly-reports.ts';

const localSchema = v.object({
  answers: v.array(v.string()),
  /** When it was typed, in ms. */
  at: v.number(),
});

type Named = Pick<MonthlyForm, 'student' | 'teacher' | 'year' | 'month'>;

const nameOf = (form: Named) => `monthly-report:${form.teacher.id}:${form.student.id}:${monthKey(form)}`;

export const keepLocalAnswers = (form: Named, answers: readonly string[] | null): void =>
  keepDraft(nameOf(form), answers && { answers, at: Date.now() });

/** The initial values of a report: the newer of this device's draft and the server's, otherwise empty answers. */
export function initialAnswers(form: MonthlyForm): { answers: string[]; isRestored: boolean } {
  const local = v.safeParse(localSchema, readDraft(nameOf(form)));
  const server = form.draft && { answers: form.draft.answers, at: Date.parse(form.draft.updated_at) };
  const drafts = [local.success ? local.output : null, server].filter((draft) => draft !== null);
  const [newest] = drafts.toSorted((one, other) => other.at - one.at);
  const answers = form.questions.en.map((_, index) => newest?.answers[index] ?? '');
  return { answers, isRestored: answers.some((answer) => answer.trim() !== '') };
}

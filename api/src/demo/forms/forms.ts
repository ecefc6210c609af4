import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { StoredAnswer } from '#modules/forms/forms/answer.ts';
import { formQuestions, forms } from '#modules/forms/forms/forms.table.ts';
import { contactAnswers, lockContactForm } from '#modules/forms/forms/submissions/contact-form.ts';
import { storeSubmission } from '#modules/forms/forms/submissions/store-submission.ts';
import { type DemoFile, prepareFiles, storeDraft } from '../files/demo-files.ts';
import type { PersonIds } from '../people/people.ts';
import { arabicForms } from './arabic-forms.ts';
import type { DemoForm, DemoSubmission } from './demo-form.ts';
import { contactMessages, englishForms } from './english-forms.ts';

const HOUR_MS = 60 * 60_000;
const CERTIFICATE = 'certificate.webp';
/** Staff have opened older submissions. */
const UNREAD_HOURS = 24;

type Files = Map<string, DemoFile>;
/** The prepared file of a submission. */
export const prepareForms = (): Promise<Files> => prepareFiles([CERTIFICATE]);

/** A visitor's context so many hours ago. */
const strangerOf = (deps: Deps, sql: Sql, hoursAgo: number): Ctx => ({
  deps,
  sql,
  viewer: null,
  requestId: 'demo',
  ip: '',
  network: '',
  agent: '',
  now: new Date(deps.now().getTime() - hoursAgo * HOUR_MS),
  afterCommit: () => {},
});

type Questions = (typeof formQuestions.$inferSelect)[];

async function addForm(sql: Sql, form: DemoForm, createdBy: number | null, now: Date) {
  const createdAt = new Date(now.getTime() - form.daysAgo * 24 * HOUR_MS);
  const { name, closed = false } = form;
  const values = { name, isOpen: !closed, createdBy, createdAt };
  const [added] = await sql.orm.insert(forms).values(values).returning({ id: forms.id });
  const formId = added?.id ?? 0;
  const questions = await sql.orm
    .insert(formQuestions)
    .values(
      form.questions.map(({ title, type, options = [], required = false }, position) => ({
        formId,
        position,
        title,
        type,
        options,
        required,
      })),
    )
    .returning();
  return { id: formId, name, questions };
}

async function answersOf(ctx: Ctx, { answers }: DemoSubmission, questions: Questions, files: Files) {
  const stored: StoredAnswer[] = [];
  for (const [index, { id, title, type }] of questions.entries()) {
    const given = answers[index] ?? null;
    const file = type === 'file' && typeof given === 'string' ? files.get(given) : undefined;
    const answer = file ? { id: await storeDraft(ctx, file), name: String(given), digest: '' } : given;
    stored.push({ questionId: id, title, type, answer });
  }
  return stored;
}

async function addContact(deps: Deps, sql: Sql): Promise<void> {
  for (const { name: userName, email: userEmail, hoursAgo, message } of contactMessages) {
    const ctx = strangerOf(deps, sql, hoursAgo);
    const form = await lockContactForm(sql, ctx.now);
    await storeSubmission(sql, ctx, { form, userName, userEmail, answers: contactAnswers(form, message) });
  }
}

/** Forms that an admin has built, submissions of visitors, and messages from the landing page. */
export async function seedForms(deps: Deps, sql: Sql, files: Files, ids: PersonIds): Promise<void> {
  const now = deps.now();
  const all = [...arabicForms, ...englishForms].sort((one, other) => other.daysAgo - one.daysAgo);
  for (const demo of all) {
    const { questions, ...form } = await addForm(sql, demo, ids.get('admin') ?? null, now);
    for (const submission of demo.submissions.toReversed()) {
      const ctx = strangerOf(deps, sql, submission.hoursAgo);
      const answers = await answersOf(ctx, submission, questions, files);
      const { name: userName, email: userEmail } = submission;
      await storeSubmission(sql, ctx, { form, userName, userEmail, answers });
    }
  }
  await addContact(deps, sql);
  await sql.query({
    text: `update form_submissions set read_at = created_at + interval '4 hours' where created_at < $1`,
    values: [new Date(now.getTime() - UNREAD_HOURS * HOUR_MS)],
  });
}

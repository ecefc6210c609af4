import * as v from 'valibot';
import { type Form, type FormRow, formPageSchema, formResponse, formSchema, rowSchema } from '#/api/forms.ts';
import {
  type Answer,
  type Submission,
  type SubmissionRow,
  submissionPageSchema,
  submissionResponse,
} from '#/api/submissions.ts';
import { serve } from './server.ts';

const all = { edit: true, delete: true, viewSubmissions: true };

export const aRow = (about: Partial<FormRow> = {}): FormRow =>
  v.parse(rowSchema, {
    id: '3',
    name: 'Admission',
    open: true,
    builtIn: false,
    questions: 4,
    submissions: 12,
    unread: 2,
    createdAt: '2026-03-02T09:00:00.000Z',
    may: all,
    ...about,
  });

export const aForm = (about: Partial<Form> = {}): Form =>
  v.parse(formSchema, {
    id: '3',
    name: 'Admission',
    open: true,
    revision: 3,
    questions: [
      { id: '7', title: 'Town', type: 'text', options: [], required: true },
      { id: '8', title: 'Level', type: 'radio', options: ['New', 'Old'], required: false },
    ],
    may: all,
    ...about,
  });

const form = { id: '3', name: 'Admission', deleted: false, builtIn: false };

export const aSubmissionRow = (about: Partial<SubmissionRow> = {}): SubmissionRow => ({
  id: '5',
  userName: 'Layla',
  userEmail: 'layla@example.test',
  createdAt: '2026-03-02T09:00:00.000Z',
  answers: 4,
  read: false,
  may: { delete: true },
  ...about,
});

export const aSubmission = (answers: Answer[], about: Partial<Submission> = {}): Submission => ({
  id: '5',
  form,
  date: { userName: 'Layla', userEmail: 'layla@example.test', createdAt: '2026-03-02T09:00:00.000Z', answers },
  may: { delete: true },
  ...about,
});

export const serveForms = (rows: FormRow[]) =>
  serve(
    'forms',
    v.parse(formPageSchema, {
      data: rows,
      total: rows.length,
      unread: rows.reduce((sum, { unread }) => sum + unread, 0),
    }),
  );

export const serveForm = (one: Form) => serve(`forms/${one.id}`, v.parse(formResponse, { form: one }));

export const serveSubmissions = (rows: SubmissionRow[]) =>
  serve('forms/3/submissions', v.parse(submissionPageSchema, { form, data: rows, total: rows.length }));

export const serveSubmission = (one: Submission) =>
  serve(`forms/submissions/${one.id}`, v.parse(submissionResponse, { data: one }));

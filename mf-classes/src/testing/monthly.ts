import * as v from 'valibot';
import {
  type DueReports,
  dueResponse,
  type MonthFacts,
  type MonthlyForm,
  type MonthlyReport,
  type MonthlyRow,
  monthlyFormResponse,
  monthlyPageSchema,
  monthlyReportResponse,
} from '#/reports/api/monthly-reports.ts';
import { serve } from './server.ts';

const [student, teacher] = [
  { id: '12', name: 'Layla Mansour' },
  { id: '7', name: 'Salma Haddad' },
];
const facts: MonthFacts = { held: 11, absence_student: 1, absence_teacher: 0, cancelled: 0, open: 0, minutes: 330 };
export const asked = {
  en: ['One?', 'Two?', 'Three?', 'Four?', 'Five?', 'Six?', 'Seven?'],
  ar: ['ما الأول؟', 'ما الثاني؟', 'ما الثالث؟', 'ما الرابع؟', 'ما الخامس؟', 'ما السادس؟', 'ما السابع؟'],
};

export const aMonthlyRow = (about: Partial<MonthlyRow> & { id: string }): MonthlyRow => ({
  student,
  teacher,
  author: teacher,
  year: 2026,
  month: 10,
  created_at: '2026-10-31T13:40:00.000Z',
  ...about,
});

export const aMonthlyReport = (about: Partial<MonthlyReport> & { id: string }): MonthlyReport => ({
  ...aMonthlyRow({ id: about.id }),
  language: 'en',
  questionsAndAnswers: asked.en.map((question, index) => ({
    question,
    answer: `Answer ${index + 1}`,
    questionIn: { en: question, ar: asked.ar[index] ?? '' },
  })),
  facts,
  ...about,
});

export const aMonthlyForm = (about: Partial<MonthlyForm> = {}): MonthlyForm => ({
  student,
  teacher,
  year: 2026,
  month: 10,
  questions: asked,
  facts,
  classes: [
    {
      class_id: '30',
      starts_at: '2026-10-20T13:00:00.000Z',
      attendance: 'presence',
      accomplished: 'An-Naba 1–10',
      report: 'Read well.',
      author: teacher,
    },
  ],
  draft: null,
  report_id: null,
  ...about,
});

export const serveMonthlyReports = (rows: MonthlyRow[]) =>
  serve('monthly-reports', v.parse(monthlyPageSchema, { data: rows, total: rows.length }));
export const serveMonthlyReport = (report: MonthlyReport) =>
  serve(`monthly-reports/${report.id}`, v.parse(monthlyReportResponse, { data: report }));
export const serveMonthlyForm = (form: MonthlyForm) =>
  serve('monthly-reports/form', v.parse(monthlyFormResponse, { data: form }));
export const serveDue = (due: Partial<DueReports> = {}) =>
  serve(
    'monthly-reports/due',
    v.parse(dueResponse, { data: { year: 2026, month: 10, done: 0, students: [], ...due } }),
  );

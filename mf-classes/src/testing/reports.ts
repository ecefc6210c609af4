import * as v from 'valibot';
import { type Report, type ReportRow, reportPageSchema, reportResponse, reportSchema } from '#/reports/api/reports.ts';
import { serve } from './server.ts';

const shared = {
  class: {
    id: '30',
    title: 'Juz Amma – Layla Mansour',
    starts_at: '2026-11-20T13:00:00.000Z',
    ends_at: '2026-11-20T13:30:00.000Z',
    class_number: 14,
    attendance: 'presence',
    status: 'ended',
    subject: null,
  },
  student: { id: '12', name: 'Layla Mansour', timezone: 'Asia/Amman' },
  teacher: { id: '7', name: 'Salma Haddad', timezone: 'Asia/Amman' },
  created_at: '2026-11-20T13:40:00.000Z',
} as const;

export const aReportRow = (about: Partial<ReportRow> & { id: string }): ReportRow => ({
  ...shared,
  excerpt: 'Read well today.',
  ...about,
});

export const aReport = (about: Partial<Report> & { id: string }): Report =>
  v.parse(reportSchema, {
    ...shared,
    report: 'Read well today.\nNext: An-Naba 1–10.',
    author: shared.teacher,
    accomplished: 'An-Nas to Al-Fil',
    notes: null,
    leader_note: null,
    edited_at: null,
    may: { edit: false, delete: false, note: false },
    ...about,
  });

export const serveReports = (rows: ReportRow[]) =>
  serve('daily-reports', v.parse(reportPageSchema, { data: rows, pagination: { total: rows.length } }));

export function serveReport(report: Report) {
  serve(`students/${report.student.id}/progress/next`, { texts: { en: '', ar: '' } });
  return serve(`daily-reports/${report.id}`, v.parse(reportResponse, { data: report }));
}

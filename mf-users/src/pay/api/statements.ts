import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { lineReason, lineSource } from './ledger.ts';

const lineSchema = v.object({
  id: v.string(),
  delta: v.number(),
  balance: v.number(),
  reason: lineReason,
  source: v.nullable(
    v.object({
      ...lineSource.entries,
      teacher: v.optional(v.nullable(v.string()), null),
      attendance: v.optional(v.nullable(v.string()), null),
    }),
  ),
  created_at: v.string(),
});
export type StatementLine = v.InferOutput<typeof lineSchema>;

const receiptSchema = v.object({
  id: v.string(),
  number: v.string(),
  kind: v.picklist(['receipt', 'credit_note']),
  package: v.nullable(v.string()),
  packageAr: v.nullish(v.string()),
  currency: v.string(),
  amount: v.number(),
  createdAt: v.string(),
});
export type StatementReceipt = v.InferOutput<typeof receiptSchema>;

export const statementSchema = v.object({
  data: v.object({
    student: v.object({ id: v.string(), name: v.string() }),
    from: v.string(),
    to: v.string(),
    start: v.number(),
    bought: v.number(),
    returned: v.number(),
    used: v.number(),
    corrected: v.number(),
    end: v.number(),
    lines: v.array(lineSchema),
    /** Null for viewers who cannot see the student's payments. */
    money: v.nullable(
      v.array(v.object({ currency: v.string(), paid: v.number(), returned: v.number(), total: v.number() })),
    ),
    receipts: v.array(receiptSchema),
  }),
});
export type Statement = v.InferOutput<typeof statementSchema>['data'];

/** Days on the student's clock, both included. */
export interface Period {
  from: string;
  to: string;
}

/** By default the month up to today, on the student's clock. */
export const statementQuery = (studentId: string, period: Partial<Period>) =>
  queryOptions({
    queryKey: ['ledger', studentId, 'statement', period],
    queryFn: async ({ signal }) => {
      const path = `students/${encodeURIComponent(studentId)}/statement`;
      return (await http.get(path, { searchParams: { ...period }, signal }).json(statementSchema)).data;
    },
  });

/** The language of the PDF: English, Arabic, or both. */
export const paperLanguages = ['en', 'ar', 'both'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** The same as PDF. */
export async function statementPaper(studentId: string, period: Period, language: PaperLanguage): Promise<Blob> {
  const path = `students/${encodeURIComponent(studentId)}/statement/pdf`;
  return (await http.get(path, { searchParams: { ...period, language } })).blob();
}

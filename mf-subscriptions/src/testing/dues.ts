import * as v from 'valibot';
import { type Due, dueResponse, duesPage, type Report } from '#/api/dues.ts';
import { serve } from './server.ts';

/** A due as the API sends it: 40 of USD. */
export const aDue = (about: Partial<Due> = {}): Due => ({
  id: '3',
  purchaseId: '9',
  student: { id: '5', name: 'Yusuf' },
  payer: { id: '6', name: 'Amina' },
  package: { title: 'Eight classes', titleAr: null },
  kind: 'monthly',
  period: { from: '2026-12-01', to: '2026-12-31' },
  amount: 4000,
  paid: 0,
  carriedFrom: 0,
  carriedOver: 0,
  currency: 'USD',
  dueOn: '2026-12-01',
  overdueDays: 0,
  state: 'open',
  dropped: null,
  reason: null,
  reference: 'G3HMKWM',
  accounts: [
    {
      bank: { en: 'Crescent Bank', ar: 'بنك الهلال' },
      holder: { en: 'Academy', ar: 'الأكاديمية' },
      number: 'JO94 CBJO 0302',
    },
  ],
  reports: [],
  may: { report: true, decide: false, waive: false, withdraw: false, end: false },
  ...about,
});

export const aReport = (about: Partial<Report> = {}): Report => ({
  id: '7',
  by: { id: '6', name: 'Amina' },
  amount: 4000,
  paidOn: '2026-11-30',
  reference: null,
  file: { image_path: '/api/files/media/a.pdf', type: 'document', name: 'proof.pdf' },
  state: 'open',
  reason: null,
  ...about,
});

export function serveDues(dues: Due[], totals: Record<string, number> = {}): URLSearchParams[] {
  for (const each of dues) serve(`dues/${each.id}`, v.parse(dueResponse, { data: each }));
  return serve('dues', v.parse(duesPage, { data: dues, pagination: { total: dues.length }, totals }));
}

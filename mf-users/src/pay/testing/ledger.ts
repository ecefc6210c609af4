import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { makeUpsResponseSchema } from '#/base/api/make-ups.ts';
import { type LedgerLine, ledgerPageSchema } from '#/pay/api/ledger.ts';
import { server } from '#/testing/server.ts';

/** Ledger lines of these differences (given oldest first) as the API sends them: newest first, each with its sum. */
export function ledgerOf(...deltas: number[]): LedgerLine[] {
  let balance = 0;
  const lines = deltas.map((delta, index): LedgerLine => {
    balance += delta;
    const actor = delta > 0 ? { id: '1', name: 'Maryam Haddad' } : null;
    const reason = delta > 0 ? 'purchase' : 'class';
    return {
      id: String(index + 1),
      delta,
      balance,
      reason,
      source: null,
      actor,
      created_at: '2026-03-02T09:00:00.000Z',
    };
  });
  return lines.reverse();
}

/** Serves a student's ledger from `held.lines`, which a test may change. */
export function serveLedger(studentId: string, lines: LedgerLine[]) {
  const held = { lines };
  server.use(
    http.get(`*/api/users/${studentId}/ledger`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
      const data = held.lines.slice((page - 1) * size, page * size);
      return HttpResponse.json(v.parse(ledgerPageSchema, { data, pagination: { total: held.lines.length } }));
    }),
  );
  return held;
}

/** Serves a student's make-ups. */
export const serveMakeUps = (studentId: string, data: { id: string; until: string; isOpen: boolean }[]) =>
  server.use(
    http.get(`*/api/students/${studentId}/makeups`, () => HttpResponse.json(v.parse(makeUpsResponseSchema, { data }))),
  );

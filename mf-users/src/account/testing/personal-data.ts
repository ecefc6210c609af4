import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import {
  type Erasure,
  erasurePageSchema,
  type PersonalData,
  type PersonalExport,
  personalDataSchema,
} from '#/account/api/personal-data.ts';
import { server } from '#/testing/server.ts';

export const maryam = { id: '1', name: 'Maryam Haddad' };
export const yusuf = { id: '9', name: 'Yusuf Haddad' };

const notes = {
  what: { en: 'Notes of staff', ar: 'ملاحظات العاملين' },
  why: { en: 'They are for staff.', ar: 'هي للعاملين.' },
  erasure: 'goes',
} as const;

export const anExport = (about: Partial<PersonalExport> & { id: string }): PersonalExport => ({
  about: maryam,
  status: 'ready',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  size: 2048,
  ...about,
});

export const anErasure = (about: Partial<Erasure> & { id: string }): Erasure => ({
  about: { ...maryam, email: 'maryam@academy.test' },
  requestedBy: maryam,
  state: 'asked',
  createdAt: '2026-11-20T09:00:00.000Z',
  note: null,
  eraseAt: null,
  may: { decide: false, withdraw: false },
  ...about,
});

export function serveData(data: Partial<PersonalData> = {}): void {
  const present = { people: [maryam], exports: [], erasures: [], leftOut: [notes], ...data };
  const response = v.parse(personalDataSchema, { data: present });
  server.use(http.get('*/api/personal-data', () => HttpResponse.json(response)));
}

export function serveErasures(rows: Erasure[]): void {
  const response = v.parse(erasurePageSchema, { data: rows, pagination: { total: rows.length } });
  server.use(http.get('*/api/erasures', () => HttpResponse.json(response)));
}

import * as v from 'valibot';
import { type ClassRequest, type RequestsOfClass, requestsOfClass, requestsPage } from '#/timetable/api/requests.ts';
import { serve } from './server.ts';

const layla = { id: '12', name: 'Layla Mansour', timezone: 'Europe/London' };
const salma = { id: '7', name: 'Salma Haddad', timezone: 'Asia/Amman' };

/** A request by Nura, a parent, about a class of Layla's. */
export const aRequest = (about: Partial<ClassRequest> & { id: string }): ClassRequest => ({
  kind: 'excuse',
  status: 'open',
  reason: null,
  times: [],
  note: null,
  requestedBy: { id: '40', name: 'Nura Mansour' },
  answeredBy: null,
  class: { id: '31', startsAt: '2026-11-25T13:00:00.000Z', duration: 30, student: layla, teacher: salma },
  excuses: { used: 1, limit: 2, month: '2026-11' },
  may: { accept: false, reject: false, withdraw: false },
  ...about,
});

export const serveRequests = (rows: ClassRequest[], total = rows.length) =>
  serve('class-requests', v.parse(requestsPage, { data: rows, pagination: { total } }));

export const serveRequestsOf = (classId: string, found: Partial<RequestsOfClass>) =>
  serve(`classes/${classId}/requests`, v.parse(requestsOfClass, { data: { requests: [], ask: null, ...found } }));

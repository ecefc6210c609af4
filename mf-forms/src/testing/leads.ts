import * as v from 'valibot';
import { type Lead, type LeadRow, leadPageSchema, leadResponse } from '#/api/leads.ts';
import { serve } from './server.ts';

export const aLeadRow = (about: Partial<LeadRow> = {}): LeadRow => ({
  ...{ id: '8', status: 'new', learner: { name: 'Omar', age: 9 }, name: 'Layla', subject: 'memorisation' },
  ...{ level: 'Juz Amma', timezone: 'Europe/London', source: 'website', owner: null, trial: null },
  createdAt: '2026-03-02T09:00:00.000Z',
  ...about,
});

/** As the API sends it; a field that is not listed here has the value for an API that does not send it. */
export const aLead = (about: Partial<Lead> = {}): Lead =>
  v.parse(leadResponse, {
    data: {
      ...aLeadRow(),
      ...{ email: 'layla@family.test', phone: '447700900123', teacherGender: 'woman', language: 'en' },
      ...{ times: 'After school', chosenTimes: ['2026-03-05T16:00:00.000Z'], lostReason: null },
      ...{ student: null, parent: null, parentInvited: false },
      history: [
        {
          ...{ id: '1', kind: 'created', at: '2026-03-02T09:00:00.000Z', by: null, from: null, to: null },
          ...{ owner: null, note: null },
        },
      ],
      may: { update: true, setTrial: true, statuses: ['contacted', 'lost'] },
      ...about,
    },
  }).data;

export const serveLeads = (rows: LeadRow[], waiting = 0) =>
  serve('leads', v.parse(leadPageSchema, { data: rows, pagination: { total: rows.length }, waiting }));

export const serveLead = (one: Lead) => serve(`leads/${one.id}`, v.parse(leadResponse, { data: one }));

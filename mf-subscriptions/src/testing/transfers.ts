import * as v from 'valibot';
import { type Transfer, transferPageSchema, transferResponse } from '#/api/bank-transfers.ts';
import { peopleResponse } from '#/api/people.ts';
import { serve } from './server.ts';

/** A bank transfer as the API sends it. */
export const aTransfer = (about: Partial<Transfer> & { id: string }): Transfer =>
  v.parse(transferResponse.entries.data, {
    reference_number: 'TR-1',
    user_id: '12',
    user_name: 'Salma Haddad',
    amount: 40.5,
    currency: 'USD',
    date: '2026-03-02',
    note: null,
    may: { update: true, delete: true },
    ...about,
  });

/** `total`: the number of items on all pages. */
export function serveTransfers(transfers: Transfer[], total = transfers.length): URLSearchParams[] {
  for (const each of transfers) serve(`bank-transfers/${each.id}`, v.parse(transferResponse, { data: each }));
  const page = { data: transfers, pagination: { total } };
  return serve('bank-transfers', v.parse(transferPageSchema, page));
}

/** A student and a guest, as choices of the payer. */
export const servePeople = () =>
  serve(
    'users',
    v.parse(peopleResponse, {
      data: [
        { id: '12', name: 'Salma Haddad', email: 'salma@academy.test', image: null, roles: ['student'] },
        { id: '13', name: 'Omar Said', email: null, image: null, roles: ['guest'] },
      ],
    }),
  );

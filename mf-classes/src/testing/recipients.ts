import * as v from 'valibot';
import { recipientsResponse } from '#/api/recipients.ts';
import { serve } from './server.ts';

const about = { language: null, timezone: 'Europe/London', phone: null };

/** To whom a message about somebody may be written: that person, and a parent who reads English. */
export const serveRecipients = (id: string, name: string) =>
  serve(
    `users/${id}/recipients`,
    v.parse(recipientsResponse, {
      data: [
        { ...about, id, name, relation: null },
        { ...about, id: '20', name: 'Amina', relation: 'parent', language: 'en' },
      ],
    }),
  );

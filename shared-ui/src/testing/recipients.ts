import type { Recipient } from '../message/recipients.ts';

const about = { language: null, timezone: 'Europe/London', phone: null };

/** The recipients of a message about a person: that person, and a parent who reads English. */
export const someRecipients = (id: string, name: string): { data: Recipient[] } => ({
  data: [
    { ...about, id, name, relation: null },
    { ...about, id: '20', name: 'Amina', relation: 'parent', language: 'en' },
  ],
});

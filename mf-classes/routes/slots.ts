import type { defineRemote } from '@academy/shared-auth/contract';

/** Those whose page has classes; of other roles nothing is asked. */
const when = { role: ['student', 'teacher'] };
const permissions = ['classes.my_classes.read'];

/** Parts on pages of other remotes. The heights are those of the filled parts on a wide window. */
export const slots: Parameters<typeof defineRemote>[0]['slots'] = [
  {
    slot: 'person.summary',
    id: 'person-classes-summary',
    part: 'person-classes/summary',
    order: 10,
    permissions,
    when,
    size: { minHeight: 202 },
  },
  {
    slot: 'person.tab',
    id: 'classes',
    part: 'person-classes/tab',
    labelKey: 'personClasses.tab',
    order: 10,
    permissions,
    when,
    size: { minHeight: 406 },
  },
];

import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';

const isClosed = (id: string) => `exists (select from concerns k where k.id = ${id} and k.state = 'closed')`;
const nameless = (column: string) => `replace(t.${column}, p.name, '${FORMER_MEMBER}')`;

/**
 * Personal data in the tables of this module (D123, D146). No export has any of it, as a parent asks for a child's. An
 * erasure takes closed concerns; of an open one it keeps the name until it is closed (`eraseClosed`).
 */
export const concernsPersonalData: readonly PersonalTable[] = [
  {
    table: 'concern_files',
    where: `t.by_writer and exists (select from concerns k where k.id = t.concern_id and k.writer_id = p.id and k.state = 'closed')`,
    file: 'media_id',
    erases: 'rows',
  },
  {
    table: 'concern_replies',
    where: `t.author_id = p.id and t.by_writer and ${isClosed('t.concern_id')}`,
    by: ['author_id'],
    erases: { text: `''` },
  },
  {
    table: 'concern_replies',
    where: `exists (select from concerns k where k.id = t.concern_id and p.id in (k.writer_id, k.about_id) and k.state = 'closed')`,
    erases: { text: nameless('text') },
  },
  {
    table: 'concerns',
    where: `t.writer_id = p.id and t.state = 'closed'`,
    by: ['writer_id', 'about_id'],
    erases: { text: `''`, note: nameless('note') },
  },
  {
    table: 'concerns',
    where: `t.about_id = p.id and t.state = 'closed'`,
    erases: { text: nameless('text'), note: nameless('note') },
  },
  { table: 'concerns', where: `t.writer_id = p.id and t.state <> 'closed'`, erases: { writer_name: 'p.name' } },
  { table: 'concerns', where: `t.about_id = p.id and t.state <> 'closed'`, erases: { about_name: 'p.name' } },
];

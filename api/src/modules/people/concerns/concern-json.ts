import { instantOf } from '#base/database/instant.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import { mediaJson, mediaOf } from '#modules/platform/files/index.ts';
import { isNamedFor, isWriter } from './named-people.ts';

/** The values of the statements with these fragments: $1 who looks, $2 the named people, $3 the file token. */
const [user, named, token] = ['$1::bigint', '$2', '$3'];

/** SQL: whether who looks sees the concern `c`. */
export const canSee = `(${isWriter(user)} or ${isNamedFor(user, named)})`;
export const isOwn = isWriter(user);
export const isNamed = isNamedFor(user, named);

const filesOf = (where: string) => `coalesce((select json_agg(${mediaJson('f', token)} order by f.created_at, f.id)
  from concern_files x join ${mediaOf('f', 'x.media_id')} where ${where}), '[]'::json)`;

const person = (id: string, name: string) => `json_build_object('id', ${id}::text, 'name', ${name})`;

const replies = `coalesce((select json_agg(json_build_object('id', r.id::text, 'by', case when r.by_writer then 'writer' else 'named' end,
    'author', ${person('r.author_id', `case when r.by_writer then coalesce(c.writer_name, ${userName('r.author_id')}) else ${userName('r.author_id')} end`)},
    'text', r.text, 'files', ${filesOf('x.reply_id = r.id')}, 'createdAt', ${instantOf('r.created_at')}) order by r.id)
  from concern_replies r where r.concern_id = c.id), '[]'::json)`;

/** SQL: a concern `c` as who looks sees it. No address is in it. */
export const concernJson = `json_build_object('id', c.id::text, 'mine', ${isOwn},
  'writer', ${person('c.writer_id', `coalesce(c.writer_name, ${userName('c.writer_id')})`)},
  'about', case when c.about_id is not null then ${person('c.about_id', `coalesce(c.about_name, ${userName('c.about_id')})`)} end,
  'text', c.text, 'state', c.state, 'note', c.note,
  'files', ${filesOf('x.concern_id = c.id and x.reply_id is null')}, 'replies', ${replies},
  'createdAt', ${instantOf('c.created_at')}, 'lookedAt', ${instantOf('c.looked_at')}, 'closedAt', ${instantOf('c.closed_at')},
  'may', json_build_object('reply', true, 'decide', ${isNamed}))`;

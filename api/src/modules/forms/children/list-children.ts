import type { InferInput } from 'valibot';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { canBeOpened } from '#modules/people/people/index.ts';
import { ageOf } from '#modules/people/people/profiles/students-of.ts';
import { isUnderAge } from '#modules/people/people/scope/under-age.ts';
import { childrenIds } from '#modules/people/relatives/children.ts';
import { mayAddChildren } from './children.policy.ts';
import type { childrenResponse } from './children.schema.ts';
import { touchedChildren } from './own-children.ts';

interface Row {
  id: number;
  name: string;
  age: number | null;
  handle: string | null;
  isOwn: boolean;
  isYoung: boolean;
  canBeOpened: boolean;
}

const text = `select u.id, u.name, ${ageOf('u.id')} as age, u.handle, ${isUnderAge('u.id')} as "isYoung",
    ${canBeOpened('u')} as "canBeOpened",
    exists (select from own_children o where o.student_id = u.id and o.parent_id = $1) as "isOwn"
  from ${accounts} u where u.deleted_at is null and u.id in (${childrenIds('$1')}) order by u.created_at, u.id`;
const selfText = 'select from self_learners where user_id = $1';

/** D163: whom the viewer has named, what may be done with them, and whether the viewer learns. */
export async function listChildren({ sql, viewer }: ViewerCtx): Promise<InferInput<typeof childrenResponse>> {
  const values = [viewer.userId];
  const rows = await sql.query<Row>({ name: 'children', text, values });
  const own = rows.filter(({ isOwn }) => isOwn).map(({ id }) => id);
  const touched = await touchedChildren(sql, own);
  const children = rows.map(({ id, isOwn, isYoung, canBeOpened: open, handle, ...child }) => {
    const change = isOwn && !touched.has(id);
    return {
      ...{ ...child, id: String(id), handle: isOwn ? handle : null },
      may: { change, remove: change, setPassword: isOwn && isYoung, open },
    };
  });
  const self = (await sql.query({ text: selfText, values })).length > 0;
  return { data: { self, children, may: { add: await mayAddChildren(sql, viewer) } } };
}

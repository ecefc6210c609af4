import type { Academy, Credentials } from '../academy.ts';
import { madeUser, newUser } from './users.ts';

/** A parent of children for whom nothing was bought yet. */
export async function madeParent(academy: Academy, names: readonly string[]) {
  const parent = newUser('Amina');
  const related_user_id = await madeUser(academy, parent, 'guest');
  const children = names.map(newUser);
  for (const child of children) {
    const user_id = await madeUser(academy, child, 'student');
    const json = { user_id, related_user_id, relationship_type: 'parent' };
    await academy.call('POST', 'relations', { as: 'super-admin', json });
  }
  return { parent, children };
}

interface Summary {
  classes: { remaining: number };
}
/** The classes that a student still has. */
export const remainingOf = async (academy: Academy, as: Credentials) =>
  (await academy.call<{ data: Summary }>('GET', 'subscriptions/summary', { as })).data.classes.remaining;

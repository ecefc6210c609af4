import { tabStorage, useSession } from '@academy/shared-auth';
import { useState } from 'react';
import * as v from 'valibot';
import type { Child } from '#/base/api/children.ts';
import type { FamilyClass } from './use-family-classes.ts';

const choiceSchema = v.object({ child: v.string(), nextClass: v.nullable(v.string()) });

/**
 * The child whose card is shown: the one with the nearest class, else the first one. It stays while the page is open,
 * whatever becomes of that class. A choice counts for this tab until another class is the nearest.
 */
export function useChosenChild(children: readonly Child[], nearest: FamilyClass | undefined) {
  const key = useSession(({ user }) => `home-child:${user?.id ?? ''}`);
  const nextClass = nearest?.row.id ?? null;
  const [shown, setShown] = useState(() => {
    const { success, output } = v.safeParse(choiceSchema, tabStorage.readJson(key));
    return success && output.nextClass === nextClass ? output.child : nearest?.child.id;
  });
  const choose = (child: string) => {
    setShown(child);
    tabStorage.writeJson(key, { child, nextClass });
  };
  return { child: children.find(({ id }) => id === shown) ?? children[0], choose };
}

import { tabStorage, useSession } from '@academy/shared-auth';
import { useState } from 'react';
import * as v from 'valibot';
import type { Child } from '#/api/children.ts';
import type { FamilyClass } from './use-family-classes.ts';

const choiceSchema = v.object({ child: v.string(), nextClass: v.nullable(v.string()) });

/**
 * The child whose card is shown: the one with the nearest class, else the first one. A choice counts for this tab until
 * another class is the nearest.
 */
export function useChosenChild(children: readonly Child[], nearest: FamilyClass | undefined) {
  const key = useSession(({ user }) => `home-child:${user?.id ?? ''}`);
  const nextClass = nearest?.row.id ?? null;
  const [choice, setChoice] = useState(() => v.safeParse(choiceSchema, tabStorage.readJson(key)));
  const chosen = choice.success && choice.output.nextClass === nextClass ? choice.output.child : nearest?.child.id;
  const choose = (child: string) => {
    const made = { child, nextClass };
    setChoice(v.safeParse(choiceSchema, made));
    tabStorage.writeJson(key, made);
  };
  return { child: children.find(({ id }) => id === chosen) ?? children[0], choose };
}

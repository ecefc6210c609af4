import { deviceStorage, useSession } from '@academy/shared-auth';
import { useState } from 'react';
import type { Child } from '#/api/children.ts';

/** The child whose card is shown; this device remembers it for the viewer. If that child is gone, the first one. */
export function useChosenChild(children: readonly Child[]) {
  const key = useSession(({ user }) => `home-child:${user?.id ?? ''}`);
  const [chosen, setChosen] = useState(() => deviceStorage.read(key));
  const choose = (id: string) => {
    setChosen(id);
    deviceStorage.write(key, id);
  };
  return { child: children.find(({ id }) => id === chosen) ?? children[0], choose };
}

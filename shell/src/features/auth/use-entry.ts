import { useState } from 'react';
import type { Entered, OpenSignIn } from './auth-requests.ts';
import { enter } from './enter.ts';

/** The step after a sign-in's response: into the academy, or to the second step. */
export function useEntry() {
  const [open, setOpen] = useState<OpenSignIn | null>(null);
  const take = async (entered: Entered): Promise<void> => {
    if ('token' in entered) await enter(entered.token);
    else setOpen(entered);
  };
  return { open, take, leave: () => setOpen(null) };
}

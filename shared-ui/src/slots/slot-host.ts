import type { Language } from '@academy/shared-auth';
import type { SlotName, SlotProps } from '@academy/shared-auth/contract';
import { createContext, type ReactNode } from 'react';

/** A remote's part in a slot, as the registry knows it. */
export interface SlotFiller {
  id: string;
  /** Its name in both languages; null where it declares none. */
  label: Record<Language, string> | null;
  /** Whether it takes one column of two, in slots that have them. */
  isHalf?: boolean;
  /** For which values of the slot's props it is drawn; none: for all. */
  when?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The shell's interface for pages with slots. */
export interface SlotHost {
  /** The fillers for the viewer, in order. */
  fillersOf: (name: SlotName) => readonly SlotFiller[];
  draw: <Name extends SlotName>(name: Name, id: string, props: SlotProps<Name>) => ReactNode;
}

/** Null outside the shell: then no slot is filled. */
export const SlotContext = createContext<SlotHost | null>(null);

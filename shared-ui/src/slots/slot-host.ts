import type { Language } from '@academy/shared-auth';
import type { SlotName, SlotProps } from '@academy/shared-auth/contract';
import { createContext, type ReactNode } from 'react';

/** A remote's filler of a slot, as the registry lists it. */
export interface SlotFiller {
  id: string;
  /** Its name in both languages; null if it declares none. */
  label: Record<Language, string> | null;
  /** Whether it takes one of two columns, in slots that have them. */
  isHalf?: boolean;
  /** The values of the slot's props for which it is drawn; by default all. */
  when?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The shell's interface for pages with slots. */
export interface SlotHost {
  /** The fillers for the viewer, in order. */
  fillersOf: (name: SlotName) => readonly SlotFiller[];
  draw: <Name extends SlotName>(name: Name, id: string, props: SlotProps<Name>) => ReactNode;
}

/** Null outside of the shell: then no slot is filled. */
export const SlotContext = createContext<SlotHost | null>(null);

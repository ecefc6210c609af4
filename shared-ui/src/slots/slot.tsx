import { useLanguage } from '@academy/shared-auth';
import { type SlotName, type SlotProps, slotPropsProblem } from '@academy/shared-auth/contract';
import { Fragment, useContext, useEffect } from 'react';
import { SlotContext, type SlotFiller } from './slot-host.ts';

interface SlotPlaceProps<Name extends SlotName> {
  name: Name;
  props: SlotProps<Name>;
  /** Draws only this filler, for a page that chooses among them. */
  only?: string;
}

/** Whether a filler is for the page's values. */
function isFor({ when = {} }: SlotFiller, props: object): boolean {
  const given = new Map(Object.entries(props));
  return Object.entries(when).every(([name, values]) => values.includes(given.get(name)));
}

/**
 * A place that other remotes fill, each isolated and on demand. It has no element of its own: without fillers, with
 * failing ones and outside of the shell it renders nothing.
 */
export function Slot<Name extends SlotName>({ name, props, only }: SlotPlaceProps<Name>) {
  const host = useContext(SlotContext);
  const problem = process.env.NODE_ENV === 'production' ? null : slotPropsProblem(name, props);
  useEffect(() => {
    if (problem) console.error(`The slot ${name} gets wrong props: ${problem}`);
  }, [name, problem]);
  if (!host) return null;
  const fillers = host
    .fillersOf(name)
    .filter((filler) => isFor(filler, props) && (only === undefined || filler.id === only));
  return fillers.map(({ id }) => <Fragment key={id}>{host.draw(name, id, props)}</Fragment>);
}

/**
 * The fillers of a slot for the viewer and these props, before their code has loaded: for tabs and similar controls.
 */
export function useSlotFillers<Name extends SlotName>(
  name: Name,
  props: SlotProps<Name>,
): { id: string; label: string; isHalf: boolean }[] {
  const host = useContext(SlotContext);
  const language = useLanguage();
  const fillers = (host?.fillersOf(name) ?? []).filter((filler) => isFor(filler, props));
  return fillers.map(({ id, label, isHalf = false }) => ({ id, label: label?.[language] ?? id, isHalf }));
}

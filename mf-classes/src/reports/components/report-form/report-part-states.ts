import type { SlotProps } from '@academy/shared-auth/contract';
import type { ReportValues } from './report-draft.ts';

/** The values that a filler reports. */
export type PartChange = Parameters<SlotProps<'class.report.part'>['onChange']>[0];

/** The states of parts as their fillers have reported them since the page was opened, by name. */
type PartStates = Readonly<Record<string, Pick<PartChange, 'isValid' | 'line'>>>;

export interface HeldReport {
  values: ReportValues;
  states: PartStates;
}

const lineOf = (states: PartStates): string =>
  Object.values(states)
    .map(({ line }) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

export const isSamePart = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Stores a part as its filler reports it. Its summary becomes the accomplished text until somebody types there.
 * @param planned the class's planned text.
 */
export function withPart(held: HeldReport, { name, value, isValid, line }: PartChange, planned: string): HeldReport {
  const { values } = held;
  const states = { ...held.states, [name]: { isValid, line } };
  if (isSamePart(values.parts[name], value)) return { values, states };
  const isFilled = ['', planned.trim(), lineOf(held.states)].includes(values.accomplished.trim());
  const accomplished = isFilled ? lineOf(states) || planned : values.accomplished;
  return { values: { ...values, accomplished, parts: { ...values.parts, [name]: value } }, states };
}

/** The names of the parts whose fillers say that they are not ready. */
export const unreadyParts = ({ values, states }: HeldReport): string[] =>
  Object.keys(values.parts).filter((name) => values.parts[name] !== null && states[name]?.isValid === false);

/** The parts that are sent with a report; a report of an absence has none. */
export function sentParts({ parts, attendance }: ReportValues, without: readonly string[]): Record<string, unknown> {
  const isHeld = attendance === 'presence' || attendance === 'trial';
  const sent = Object.entries(parts).filter(([name]) => !without.includes(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, isHeld ? value : null]));
}

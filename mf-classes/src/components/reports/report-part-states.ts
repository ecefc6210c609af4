import type { SlotProps } from '@academy/shared-auth/contract';
import type { ReportValues } from './report-draft.ts';

/** What a filler of the report says. */
export type PartChange = Parameters<SlotProps<'class.report.part'>['onChange']>[0];

/** What fillers have said of their parts in this visit, by name. */
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * A part as its filler says it. Its line stands in what was accomplished as long as nobody has typed there.
 * @param planned what the class says of it before its report.
 */
export function withPart(held: HeldReport, { name, value, isValid, line }: PartChange, planned: string): HeldReport {
  const { values } = held;
  const states = { ...held.states, [name]: { isValid, line } };
  if (isSame(values.parts[name], value)) return { values, states };
  const isFilled = ['', planned.trim(), lineOf(held.states)].includes(values.accomplished.trim());
  const accomplished = isFilled ? lineOf(states) || planned : values.accomplished;
  return { values: { ...values, accomplished, parts: { ...values.parts, [name]: value } }, states };
}

/** The names of the parts that are not ready to be sent, as their fillers have said. */
export const unreadyParts = ({ values, states }: HeldReport): string[] =>
  Object.keys(values.parts).filter((name) => values.parts[name] !== null && states[name]?.isValid === false);

/** The parts that are sent with a report; a class without one is recorded without any. */
export function sentParts({ parts, attendance }: ReportValues, without: readonly string[]): Record<string, unknown> {
  const isHeld = attendance === 'presence' || attendance === 'trial';
  const sent = Object.entries(parts).filter(([name]) => !without.includes(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, isHeld ? value : null]));
}

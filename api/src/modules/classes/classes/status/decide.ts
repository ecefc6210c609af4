import { AppError } from '#base/errors/app-error.ts';
import type { ClassStatus } from '../class-status.ts';
import type { JoinWindow } from './join-window.ts';
import { type ClassParty, type ClassVerb, transitions } from './transitions.ts';

/** The facts that the guards read. */
export interface ClassMoment {
  /** The effective status (D20). */
  status: ClassStatus;
  startsAt: Date;
  endsAt: Date;
  /** The time in which students and teachers can join. */
  join: JoinWindow;
  now: Date;
  /** Whether the salary month of the class is open. */
  monthOpen: boolean;
}

type Cell = ReturnType<typeof cellOf>;
export type Decision = 'allowed' | 'done' | Exclude<Cell, 'yes' | 'done'>;

/** From best to worst: a viewer with several relations gets the best decision. */
const preference: Decision[] = ['allowed', 'done', 'notStarted', 'started', 'inWindow', 'monthOpen', 'status', 'party'];

const cellOf = (verb: ClassVerb, status: ClassStatus, party: ClassParty) => transitions[verb][status][party];

function holds(guard: Cell, { startsAt, join, now, monthOpen }: ClassMoment): boolean {
  if (guard === 'started') return now >= startsAt;
  if (guard === 'notStarted') return now < startsAt;
  if (guard === 'monthOpen') return monthOpen;
  return now >= join.opensAt && now <= join.closesAt;
}

function decideFor(verb: ClassVerb, party: ClassParty, moment: ClassMoment): Decision {
  const cell = cellOf(verb, moment.status, party);
  if (cell === 'yes') return 'allowed';
  if (cell === 'status' || cell === 'party' || cell === 'done') return cell;
  return holds(cell, moment) ? 'allowed' : cell;
}

/** The table's decision for a viewer with all these relations to a class; `party` for a viewer without any. */
export function decide(verb: ClassVerb, parties: readonly ClassParty[], moment: ClassMoment): Decision {
  const found = parties.map((party) => decideFor(verb, party, moment));
  return preference.find((decision) => found.includes(decision)) ?? 'party';
}

const wrongStatus: Record<ClassStatus, string> = {
  scheduled: 'Class is scheduled',
  needs_report_to_end: 'Class needs its report',
  ended: 'Class has ended',
  trial: 'Class has ended',
  cancelled: 'Class is cancelled',
};

function messageOf(decision: Decision, verb: ClassVerb, status: ClassStatus): string {
  if (decision === 'notStarted') return 'Class has started';
  if (decision === 'started') return 'Class has not started';
  if (decision === 'monthOpen') return 'The month of this class is closed';
  if (decision === 'inWindow') return 'Class cannot be joined now';
  if (verb === 'report' && (status === 'ended' || status === 'trial')) return 'Report already exists';
  return wrongStatus[status];
}

/** @throws AppError `forbidden`, or `conflict` with the current status in its data. */
export function check(verb: ClassVerb, parties: readonly ClassParty[], moment: ClassMoment): 'allowed' | 'done' {
  const decision = decide(verb, parties, moment);
  if (decision === 'allowed' || decision === 'done') return decision;
  if (decision === 'party') throw new AppError('forbidden', 'You cannot do this with this class');
  const { status, join } = moment;
  const window =
    decision === 'inWindow' ? { opens_at: join.opensAt.toISOString(), closes_at: join.closesAt.toISOString() } : {};
  throw new AppError('conflict', messageOf(decision, verb, status), [], undefined, { status, ...window });
}

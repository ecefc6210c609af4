import type { MeetingDetails } from '#base/meetings/meeting-provider.ts';
import type { MeetingFacts } from '#modules/classes/classes/meeting/meeting-facts.ts';

/** A meeting in its state at the provider. */
export interface HeldMeeting {
  teacherId: number;
  meetingId: string;
  joinUrl: string;
  details: { topic: string; startsAt: string; durationMinutes: number } | null;
}

export type MeetingStep =
  | { step: 'create'; details: MeetingDetails; teacherId: number }
  | { step: 'update'; details: MeetingDetails; held: HeldMeeting }
  | { step: 'delete'; held: HeldMeeting }
  /** The meeting is right. */
  | { step: 'keep' }
  /** There is no meeting, and none is needed. */
  | { step: 'none' };

const detailsOf = ({ title, startsAt, durationMinutes }: MeetingFacts): MeetingDetails => ({
  topic: title,
  startsAt,
  durationMinutes,
});

const isSame = (details: MeetingDetails, sent: HeldMeeting['details']): boolean =>
  sent !== null &&
  sent.topic === details.topic &&
  sent.durationMinutes === details.durationMinutes &&
  Date.parse(sent.startsAt) === details.startsAt.getTime();

/** Whether the class has a typed link. */
const hasOwnLink = ({ link }: MeetingFacts, held: HeldMeeting | null): boolean =>
  link !== null && link !== held?.joinUrl;

/** The next step towards exactly the meeting that a class needs. */
export function planMeeting(facts: MeetingFacts | undefined, held: HeldMeeting | null, now: Date): MeetingStep {
  const isGone = !facts || facts.isDeleted || facts.status === 'cancelled' || hasOwnLink(facts, held);
  if (isGone) return held ? { step: 'delete', held } : { step: 'none' };
  // A past or reported class keeps its meeting.
  if (facts.status !== 'scheduled' || facts.endsAt <= now) return held ? { step: 'keep' } : { step: 'none' };
  const details = detailsOf(facts);
  if (!held) return { step: 'create', details, teacherId: facts.teacherId };
  if (held.teacherId !== facts.teacherId) return { step: 'delete', held };
  // A link that was emptied is restored.
  if (isSame(details, held.details) && facts.link === held.joinUrl) return { step: 'keep' };
  return { step: 'update', details, held };
}

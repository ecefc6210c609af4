import * as v from 'valibot';
import { email, givenTime, idParams, instant, wireId } from '#base/http/fields.ts';
import { optionalLink, optionalText, whole } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { classStatuses } from '#modules/classes/classes/class-status.ts';
import { genders } from '#modules/people/people/profiles/teaching.fields.ts';
import { MAX_TEXT, unlessBlank } from './lead.fields.ts';
import { leadStatuses } from './lead-status.ts';
import { leadEventKinds } from './leads.table.ts';

const MOST_MINUTES = 480;

export const leadParams = idParams;

export const leadsQuery = v.object({
  ...pageQuery,
  status: v.optional(v.picklist(leadStatuses, 'There is no such status')),
});
export type LeadsQuery = v.InferOutput<typeof leadsQuery>;

const learner = v.object({ name: v.string(), age: v.number() });
const text = v.nullable(v.string());
const leadRow = {
  id: v.string(),
  status: v.picklist(leadStatuses),
  learner,
  /** The person who makes the request. */
  name: v.string(),
  subject: v.string(),
  level: text,
  timezone: v.string(),
  source: v.string(),
  owner: v.nullable(person),
  createdAt: instant,
  /** By when the family expects an answer (D165). */
  answerBy: instant,
  /** The trial class, unless it is deleted. */
  trial: v.nullable(
    v.object({
      id: v.string(),
      startsAt: instant,
      /** In minutes. */
      duration: v.number(),
      status: v.picklist(classStatuses),
      teacher: person,
    }),
  ),
};
const listedLead = v.object(leadRow);
export type WireLeadRow = v.InferInput<typeof listedLead>;

export const leadsPage = v.object({
  ...pageOf(listedLead).entries,
  /** The number of leads by status. */
  counts: v.object(v.entriesFromList(leadStatuses, v.number())),
  /**
   * The number of leads that wait longer than was promised (D165): new ones, and contacted ones without an owner; 100
   * means 100 or more.
   */
  waiting: v.number(),
});

const leadEvent = v.object({
  id: v.string(),
  kind: v.picklist(leadEventKinds),
  at: instant,
  /** Null for a change by the system. */
  by: v.nullable(person),
  from: v.nullable(v.picklist(leadStatuses)),
  to: v.nullable(v.picklist(leadStatuses)),
  /** The new owner of the lead. */
  owner: v.nullable(person),
  note: text,
});

const lead = v.object({
  ...leadRow,
  email: text,
  phone: text,
  teacherGender: v.nullable(v.picklist(genders)),
  language: text,
  /** Suitable times, as text. */
  times: text,
  chosenTimes: v.array(instant),
  lostReason: text,
  /** When the family withdrew it. */
  withdrawnAt: v.nullable(instant),
  /** The account of the person who asks, once its address is proved (D164). */
  account: v.nullable(person),
  student: v.nullable(person),
  parent: v.nullable(person),
  /** Whether nobody has proved that the account on the email is the parent's: it is related when the invitation is accepted. */
  parentInvited: v.boolean(),
  /** Oldest first. */
  history: v.array(leadEvent),
  may: v.object({
    update: v.boolean(),
    setTrial: v.boolean(),
    /** The statuses that can be chosen by hand now. */
    statuses: v.array(v.picklist(leadStatuses)),
  }),
});
export type WireLead = v.InferInput<typeof lead>;
export const leadResponse = v.object({ data: lead });

const ownRequest = v.object({
  id: v.string(),
  status: v.picklist(['new', 'contacted', 'trial_set', 'held']),
  /** The name of the learner. */
  learner: v.string(),
  createdAt: instant,
  /** By when the academy answers (D165). */
  answerBy: instant,
  /** The trial class, unless it is cancelled. */
  trial: v.nullable(v.object({ id: v.string(), startsAt: instant })),
  /** The page on which it is changed or withdrawn; null once the trial is set. */
  page: text,
});
export const ownRequestsResponse = v.object({ data: v.array(ownRequest) });
export type WireOwnRequests = v.InferInput<typeof ownRequestsResponse>['data'];

/** What a family wished of the teacher, for who chooses one. */
export const wishesResponse = v.object({
  /** Null without a lead. */
  data: v.nullable(
    v.object({
      leadId: v.string(),
      teacherGender: v.nullable(v.picklist(genders)),
      subject: v.string(),
      level: text,
      language: text,
      times: text,
    }),
  ),
});
export type WireWishes = v.InferInput<typeof wishesResponse>['data'];

export const changedLead = v.pipe(
  v.object({
    status: v.optional(v.picklist(leadStatuses, 'There is no such status')),
    /** Why it was lost. */
    reason: optionalText(MAX_TEXT),
    /** The lead's owner; null for none. */
    ownerId: v.optional(v.nullable(wireId)),
    /** A note, as a line of the history. */
    note: optionalText(MAX_TEXT),
  }),
  v.forward(
    v.check((input) => input.status !== 'lost' || Boolean(input.reason), 'The reason is required'),
    ['reason'],
  ),
);
export type ChangedLead = v.InferOutput<typeof changedLead>;

export const trialBody = v.object({
  teacherId: wireId,
  materialId: wireId,
  startsAt: givenTime,
  minutes: v.optional(whole(1, MOST_MINUTES), 30),
  zoomLink: v.nullish(optionalLink),
  /** The e-mail address of a child, if there is one; otherwise the account has none, but a user name. */
  studentEmail: unlessBlank(email),
});
export type TrialInput = v.InferOutput<typeof trialBody>;

/** The last twelve months in the academy's zone, by the month in which leads arrived. */
export const statisticsResponse = v.object({
  data: v.array(
    v.object({
      /** `2026-11`. */
      month: v.string(),
      source: v.string(),
      leads: v.number(),
      held: v.number(),
      joined: v.number(),
    }),
  ),
});
export type WireLeadStatistics = v.InferInput<typeof statisticsResponse>['data'];

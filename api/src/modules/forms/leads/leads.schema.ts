import * as v from 'valibot';
import { responseOf } from '#base/fields/fields.ts';
import { email, givenTime, idParams, instant, wireId } from '#base/http/fields.ts';
import { optionalLink, optionalText, whole } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { leadFields, leadRowFields, teacherWishFields } from './lead.fields.ts';
import { leadStatuses } from './lead-status.ts';
import { MAX_TEXT, unlessBlank } from './lead-values.ts';

const MOST_MINUTES = 480;

export const leadParams = idParams;

export const leadsQuery = v.object({
  ...pageQuery,
  status: v.optional(v.picklist(leadStatuses, 'There is no such status')),
});
export type LeadsQuery = v.InferOutput<typeof leadsQuery>;

const text = v.nullable(v.string());
const listedLead = responseOf(leadRowFields);
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

const lead = v.object({
  ...responseOf(leadFields).entries,
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
  data: v.nullable(responseOf(teacherWishFields)),
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

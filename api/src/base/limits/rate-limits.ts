import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { RateLimit } from './rate-limit.ts';

const MINUTE = 60;
/** For one user; each picture costs a fraction of a second of processor time. */
export const IMAGES_AN_HOUR = 300;

/** For one guest, and for all guests of one network: guest accounts are free. */
export const GUEST_IMAGES_AN_HOUR = 20;
const GUEST_IMAGES_OF_NETWORK_AN_HOUR = 60;

/** For one network, in each process. */
export const FIGURES_A_MINUTE = 240;

/** For one network, in each process. */
const LEAD_TIMES_A_MINUTE = 60;

/** For one address, whoever types it. */
const RECEIVED_MAILS_AN_HOUR = 3;

/** For one network. */
const LEAD_CHANGES_AN_HOUR = 30;

/** For one network, whether the files are kept or not. */
const PUBLIC_FILES_AN_HOUR = 30;

/** The limit of mails to one address from all networks, as a multiple of the limit of one network. */
const ALL_RESET_MAILS = 4;

/** For one form, from all networks together. */
export const SUBMISSIONS_OF_FORM_AN_HOUR = 200;

/** For one user: sending one text to many people. */
export const BULK_MESSAGES_AN_HOUR = 20;

/** D87: for one user: inviting people one by one, and many at once. */
export const INVITATIONS_AN_HOUR = 120;
export const BULK_INVITATIONS_AN_HOUR = 20;

/** For one user: concerns, and words about them (D146). */
const CONCERNS_AN_HOUR = 30;
/** For one user, also if children are taken back and added again. */
const CHILDREN_AN_HOUR = 30;
/** For one network: wrong codes of children's devices (D141). */
const CHILD_CODES_AN_HOUR = 10;
/** For one user: sessions of children that a parent opens (D141). */
const CHILD_SESSIONS_AN_HOUR = 60;
const PUSH_TESTS_AN_HOUR = 30;
const MAIL_TESTS_AN_HOUR = 20;
/** D120: for one user, from all networks together. */
const APP_CODES_AN_HOUR = 30;
/** For one network, in each process. */
const PASSKEY_QUESTIONS_A_MINUTE = 60;

/** D87: for one user. */
const CONFIRMATION_MAILS_AN_HOUR = 5;

/** D89. */
const FEED_READS_AN_HOUR = 60;

/** How often each action is allowed per key, in the named time. */
export interface LimitSettings {
  loginFailures: number;
  networkLoginFailures: number;
  resetCodes: number;
  bareResetCodes: number;
  resetMails: number;
  signups: number;
  contact: number;
  posts: number;
  comments: number;
  requests: number;
  keyRequests: number;
}

/** Limits that each process counts on its own. */
const ownLimits = (settings: LimitSettings) => ({
  /** By session: tokens with which a client listens. */
  realtimeTokens: new RateLimit(new RateLimiterMemory({ points: 60, duration: MINUTE })),
  /** By session: signals that somebody is typing. */
  typing: new RateLimit(new RateLimiterMemory({ points: 60, duration: MINUTE })),
  /** By user: pictures to decode. */
  images: new RateLimit(new RateLimiterMemory({ points: IMAGES_AN_HOUR, duration: 60 * MINUTE })),
  /** By user, if the user is only a guest. */
  guestImages: new RateLimit(new RateLimiterMemory({ points: GUEST_IMAGES_AN_HOUR, duration: 60 * MINUTE })),
  /** By network: pictures of guests. */
  guestImagesOfNetwork: new RateLimit(
    new RateLimiterMemory({ points: GUEST_IMAGES_OF_NETWORK_AN_HOUR, duration: 60 * MINUTE }),
  ),
  /** By network: requests of visitors for free times. */
  leadTimes: new RateLimit(new RateLimiterMemory({ points: LEAD_TIMES_A_MINUTE, duration: MINUTE })),
  /** By network: requests for a challenge that a passkey signs. */
  passkeyQuestions: new RateLimit(new RateLimiterMemory({ points: PASSKEY_QUESTIONS_A_MINUTE, duration: MINUTE })),
  /** By network: reports of pages about remotes. A whole school may share one address. */
  figures: new RateLimit(new RateLimiterMemory({ points: FIGURES_A_MINUTE, duration: MINUTE })),
  /** By network: all requests to the API. */
  requests: new RateLimit(new RateLimiterMemory({ points: settings.requests, duration: MINUTE })),
});

/** Limits that all processes count together, in the database. */
const sharedBy =
  (pool: Pool) =>
  (keyPrefix: string, points: number, minutes: number): RateLimit =>
    new RateLimit(
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // Otherwise each limit would remove the same rows every five minutes; the nightly cleanup does that.
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: minutes * MINUTE,
      }),
    );

type Shared = ReturnType<typeof sharedBy>;

/** Of signing in and of accounts. */
function accountLimits(shared: Shared, settings: LimitSettings) {
  return {
    /** By e-mail and network. */
    loginFailures: shared('login', settings.loginFailures, 15),
    /** By network, over all e-mails. */
    networkLoginFailures: shared('network-login', settings.networkLoginFailures, 15),
    /** By user and network: wrong second steps, as wrong passwords (D120). */
    secondStepFailures: shared('second-step', settings.loginFailures, 15),
    /** By user: wrong codes of the authenticator app. */
    codesOfUser: shared('app-code', APP_CODES_AN_HOUR, 60),
    /** By network. */
    resetCodes: shared('reset-code', settings.resetCodes, 60),
    /** By network, for callers without the reset cookie (D60). */
    bareResetCodes: shared('bare-reset-code', Math.min(5, settings.resetCodes), 15),
    /** For all callers without the reset cookie together. */
    allBareResetCodes: shared('all-bare-reset-codes', settings.bareResetCodes, 60),
    /** By e-mail and network. */
    resetMails: shared('reset-mail', settings.resetMails, 60),
    /** By e-mail. */
    allResetMails: shared('all-reset-mails', ALL_RESET_MAILS * settings.resetMails, 60),
    /** By network: wrong codes of children's devices (D141). */
    childCodes: shared('child-code', CHILD_CODES_AN_HOUR, 60),
    /** By network. */
    signups: shared('signup', settings.signups, 60),
    /** By user. */
    confirmationMails: shared('confirmation-mail', CONFIRMATION_MAILS_AN_HOUR, 60),
  };
}

/** Of people who are not signed in. */
function visitorLimits(shared: Shared, settings: LimitSettings) {
  return {
    /** By network. */
    contact: shared('contact', settings.contact, 60),
    /** By e-mail: mails that a message of a visitor has arrived. */
    receivedMails: shared('received-mail', RECEIVED_MAILS_AN_HOUR, 60),
    /** By network: submissions of visitors. */
    submissions: shared('submission', settings.contact, 60),
    /** By network: requests for a free trial. */
    leads: shared('lead', settings.contact, 60),
    /** By network: changes of a request by the link of its mail. */
    leadChanges: shared('lead-change', LEAD_CHANGES_AN_HOUR, 60),
    /** By form, or `contact`, or `leads`: for all networks together. */
    formSubmissions: shared('form-submission', SUBMISSIONS_OF_FORM_AN_HOUR, 60),
    /** By network: files of visitors. */
    publicFiles: shared('public-file', PUBLIC_FILES_AN_HOUR, 60),
  };
}

/** Of users, their programs and their calendar feeds. */
function userLimits(shared: Shared, settings: LimitSettings) {
  return {
    /** By key: all calls of a program (D158). */
    keyRequests: shared('key', settings.keyRequests, 1),
    /** By user: calls that cause a change at the payment provider. */
    payments: shared('payments', 60, 10),
    /** By user. */
    concerns: shared('concern', CONCERNS_AN_HOUR, 60),
    /** By user: children whom parents name (D163). */
    children: shared('child', CHILDREN_AN_HOUR, 60),
    /** By user: sessions of children (D141). */
    childSessions: shared('child-session', CHILD_SESSIONS_AN_HOUR, 60),
    /** By user: sending one text to many people. */
    bulkMessages: shared('bulk-message', BULK_MESSAGES_AN_HOUR, 60),
    /** By user: invitations of one person, and of many at once. */
    invitations: shared('invitation', INVITATIONS_AN_HOUR, 60),
    bulkInvitations: shared('bulk-invitation', BULK_INVITATIONS_AN_HOUR, 60),
    /** By user: test messages to the viewer's own devices. */
    pushTests: shared('push-test', PUSH_TESTS_AN_HOUR, 60),
    mailTests: shared('mail-test', MAIL_TESTS_AN_HOUR, 60),
    /** By feed: reads by calendar programs. */
    calendarFeeds: shared('calendar-feed', FEED_READS_AN_HOUR, 60),
    /** By author: posts and edits. */
    posts: shared('post', settings.posts, 60),
    /** By author. */
    comments: shared('comment', settings.comments, 60),
  };
}

/** All limits: those in the database hold for all processes, the others for this one. */
export function createRateLimits(pool: Pool, settings: LimitSettings) {
  const shared = sharedBy(pool);
  return {
    ...accountLimits(shared, settings),
    ...visitorLimits(shared, settings),
    ...userLimits(shared, settings),
    ...ownLimits(settings),
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;

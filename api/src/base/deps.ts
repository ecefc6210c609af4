import type { KeyObject } from 'node:crypto';
import type { ReleaseStore } from '@academy/platform/registry';
import type { ReadAcademy } from '#base/academy/academy.ts';
import type { AcademySettings } from '#base/academy/academy-settings.ts';
import type { AccountAccess } from '#base/auth/account-access.ts';
import type { ApiKeys } from '#base/auth/api-keys.ts';
import type { FigureTokens } from '#base/auth/figure-tokens.ts';
import type { FileTokens } from '#base/auth/file-tokens.ts';
import type { FollowAcceptance } from '#base/auth/follow-acceptance.ts';
import type { Sessions } from '#base/auth/sessions.ts';
import type { TwoStepSecrets } from '#base/auth/two-step-secrets.ts';
import type { Database } from '#base/database/database.ts';
import type { FileStore } from '#base/files/file-store.ts';
import type { Jobs } from '#base/jobs/jobs.ts';
import type { RateLimits } from '#base/limits/rate-limits.ts';
import type { Mailer } from '#base/mail/mailer.ts';
import type { Meetings } from '#base/meetings/meetings.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { Metrics } from '#base/observability/metrics.ts';
import type { ServedRemotes } from '#base/observability/served-remotes.ts';
import type { FollowPayment } from '#base/payments/follow-payment.ts';
import type { Payments } from '#base/payments/payments.ts';
import type { Push } from '#base/push/push.ts';
import type { Realtime } from '#base/realtime/realtime.ts';
import type { Sealer } from '#base/secrets/sealer.ts';
import type { Webhooks } from '#base/webhooks/webhooks.ts';

interface Settings {
  publicUrl: string;
  /** The number of trusted proxies in front that set `X-Forwarded-For`. */
  trustProxy: number;
  metricsToken: string | undefined;
  contactTo: string;
  /** ISO 4217; the currency of all salaries. */
  currency: string;
  /** Whether mails are stored for /dev/inbox instead of being sent. */
  inbox: boolean;
  /** Whether a mail server is configured. */
  mailServer: boolean;
  /** The sender of all mails. */
  mailFrom: string;
  /** Whether the operator has configured the keys of push messages; else this installation has generated its own. */
  pushKeysGiven: boolean;
  /** Whether pages get a service worker; without one they get no push messages. */
  serviceWorker: boolean;
  /** One page in this many reports its plain loads of remotes; failures are always reported. */
  figuresEvery: number;
}

/** Everything that the app needs from outside; `createApp` reads no environment. */
export interface Deps {
  database: Database;
  /** The admins' settings for the academy (D86); `settings` are those of operators. */
  academySettings: AcademySettings;
  files: FileStore;
  jobs: Jobs;
  sessions: Sessions;
  /** The keys of programs. */
  apiKeys: ApiKeys;
  /** Every table that gives access to an account. */
  accesses: readonly AccountAccess[];
  fileTokens: FileTokens;
  figureTokens: FigureTokens;
  twoSteps: TwoStepSecrets;
  /** Seals where teachers are paid (D148). */
  payoutSealer: Sealer;
  realtime: Realtime;
  meetings: Meetings;
  payments: Payments;
  /** What modules above do after a payment. */
  paid: readonly FollowPayment[];
  /** What modules above do after somebody has proved an address by an invitation or a reset. */
  accepted: readonly FollowAcceptance[];
  /** The same after somebody has confirmed the address of an account, whose password another person may have chosen. */
  confirmed: readonly FollowAcceptance[];
  push: Push;
  /** Sends messages to other programs (D158). */
  webhooks: Webhooks;
  /** Sends one mail now; mails that can wait are sent by a job or as a delivery. */
  mailer: Mailer;
  /** Signs the links in mails that change a choice without a sign-in (D84). */
  mailSecret: string;
  /** Returns the current facts about the academy. */
  academy: ReadAcademy;
  limits: RateLimits;
  logger: Logger;
  metrics: Metrics;
  /** The store of the remotes' releases; null if this process does not serve them. */
  releases: ReleaseStore | null;
  /** A release is served only if one of these keys has signed it; null: every release is served. */
  releaseKeys: readonly KeyObject[] | null;
  /** Those by which the checks of releases must be signed. */
  checkKeys: readonly KeyObject[] | null;
  servedRemotes: ServedRemotes;
  /** Versions of the shell whose pages this process serves. */
  servedShells: Set<string>;
  /** Called after this process has changed which releases are live: pages are made anew at once. */
  compositionListeners: Set<() => Promise<void>>;
  settings: Settings;
  now: () => Date;
  isStopping: () => boolean;
}

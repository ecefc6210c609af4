import type { KeyObject } from 'node:crypto';
import type { ReleaseStore } from '@academy/platform/registry';
import type { ReadAcademy } from '#base/academy/academy.ts';
import type { AcademySettings } from '#base/academy/academy-settings.ts';
import type { FigureTokens } from '#base/auth/figure-tokens.ts';
import type { FileTokens } from '#base/auth/file-tokens.ts';
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

interface Settings {
  publicUrl: string;
  /** Proxies in front whose `X-Forwarded-For` is believed. */
  trustProxy: number;
  metricsToken: string | undefined;
  contactTo: string;
  /** ISO 4217. All salaries are in it. */
  currency: string;
  /** Whether mail is kept for reading at /dev/inbox instead of being sent. */
  inbox: boolean;
  /** Whether a mail server is named. */
  mailServer: boolean;
  /** The sender of all mails. */
  mailFrom: string;
  /** Whether the operator has given the keys of push messages; else this installation has made its own. */
  pushKeysGiven: boolean;
  /** Without it pages get no push messages. */
  serviceWorker: boolean;
  /** One page in so many reports its plain loads of remotes; failures are always reported. */
  figuresEvery: number;
}

/** Everything the app needs from outside; `createApp` reads no environment. */
export interface Deps {
  database: Database;
  /** What admins have set for the academy (D86); `settings` is what operators have. */
  academySettings: AcademySettings;
  files: FileStore;
  jobs: Jobs;
  sessions: Sessions;
  fileTokens: FileTokens;
  figureTokens: FigureTokens;
  twoSteps: TwoStepSecrets;
  realtime: Realtime;
  meetings: Meetings;
  payments: Payments;
  /** What modules above do once somebody has paid. */
  paid: readonly FollowPayment[];
  push: Push;
  /** Sends one mail now; what may wait is a job, or a delivery. */
  mailer: Mailer;
  /** Signs the links in mails by which somebody chooses without signing in (D84). */
  mailSecret: string;
  /** What the academy says of itself, now. */
  academy: ReadAcademy;
  limits: RateLimits;
  logger: Logger;
  metrics: Metrics;
  /** Where releases of remotes are; null where this process does not serve them. */
  releases: ReleaseStore | null;
  /** A release is served only if one of these keys has signed it; null: every release is served. */
  releaseKeys: readonly KeyObject[] | null;
  servedRemotes: ServedRemotes;
  /** Versions of the shell that this process serves pages of. */
  servedShells: Set<string>;
  /** Called after this process has changed what is live: pages are made from it at once. */
  compositionListeners: Set<() => Promise<void>>;
  settings: Settings;
  now: () => Date;
  isStopping: () => boolean;
}

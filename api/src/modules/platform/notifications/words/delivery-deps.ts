import type { RemoteRoute } from '@academy/shared-auth/contract';
import type { ReadAcademy } from '#base/academy/academy.ts';
import type { Sql } from '#base/database/sql.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { Mailer } from '#base/mail/mailer.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { Metrics } from '#base/observability/metrics.ts';
import type { Push } from '#base/push/push.ts';
import type { MonthNames } from '#base/time/moment-text.ts';
import type { NotificationKind } from '../define-notification.ts';
import type { NotificationWords } from './notification-words.ts';

/** The recipient of a delivery. */
export interface Recipient {
  userId: number;
  language: PageLanguage;
  timezone: string;
}

/** The content of a mail in addition to its sentence. */
export interface Details {
  /** Values with their labels; a class's time on both clocks (D94). */
  facts: readonly (readonly [label: string, value: string])[];
  /** Texts exactly as they were written in a report. */
  texts: readonly string[];
  /** The button, where it opens something of its own or says more than that it opens the academy. */
  button?: { label: string /** As a path; by default that of the notification. */; path?: string };
}

export interface DetailsOf {
  key: string;
  relatedId: number;
  params: Readonly<Record<string, string>>;
  recipient: Recipient;
  /** Whether the mail contains the whole report (D84). */
  isFull: boolean;
  months: MonthNames;
  now: Date;
}

/** The details that higher modules add to mails about their notifications, collected in the composition root. */
export type FindDetails = (sql: Sql, about: DetailsOf) => Promise<Details>;

/** The dependencies of sending. */
export interface DeliveryDeps {
  sql: Sql;
  now: () => Date;
  logger: Logger;
  metrics: Pick<Metrics, 'mails'>;
  kinds: readonly NotificationKind[];
  mailer: Mailer;
  /** Milliseconds after which a mail that is being sent no longer holds others up; 10,000 unless given. */
  slowAfterMs?: number;
  push: Push;
  academy: ReadAcademy;
  publicUrl: string;
  /** Signs the links in mails that change choices without a sign-in. */
  mailSecret: string;
  /** The texts of live remotes; read in each run. */
  words(): Promise<NotificationWords>;
  details: FindDetails;
  /** Whether a user may open a page. */
  mayOpen(sql: Sql, userId: number, route: RemoteRoute): Promise<boolean>;
}

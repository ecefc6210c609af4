import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { SettingGroup } from '#base/academy/define-settings.ts';
import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import type { AccountAccess } from '#base/auth/account-access.ts';
import type { PermissionGroup } from '#base/auth/permissions.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Endpoint } from '#base/http/endpoint.ts';
import type { JobHandlers, JobName } from '#base/jobs/jobs.ts';
import type { Registration } from '#base/modules/registry.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import type { PlanningDeps } from '#modules/classes/classes/class-facts.ts';
import type { syncMeeting } from '#modules/classes/meetings/sync/sync-meeting.ts';
import type { transferredSince } from '#modules/money/bank-transfers/transfers-sql.ts';
import type { LedgerSources } from '#modules/people/people/ledger/ledger-sources.ts';
import type { MergeParts } from '#modules/people/people/merge/merge-parts.ts';
import type { AboveOwn } from '#modules/people/people/own/own.routes.ts';
import type { AboveUsers } from '#modules/people/people/users/users.routes.ts';
import type { AddedFacts } from '#modules/platform/academy/academy.schema.ts';
import type { DeclaredSettings } from '#modules/platform/academy/declared-settings.ts';
import type { AboveAudit } from '#modules/platform/audit/audit.routes.ts';
import type { AuditWords } from '#modules/platform/audit/words/audit-words.ts';
import type { FileSource } from '#modules/platform/files/listing/file-source.ts';
import type { MediaScope } from '#modules/platform/files/media/media-file.ts';
import type { NotificationKind } from '#modules/platform/notifications/define-notification.ts';
import type { GroupsOf } from '#modules/platform/notifications/mails/mail-choices.routes.ts';
import type { MailParts } from '#modules/platform/notifications/words/mail-parts.ts';
import type { SearchSource } from '#modules/platform/search/search-source.ts';

/** What the calls of a module need from modules above it (ADR 27); the composition root gives it. */
export interface Above {
  settings: DeclaredSettings & { added: AddedFacts };
  permissionGroups: readonly PermissionGroup[];
  notificationKinds: readonly NotificationKind[];
  audit: AboveAudit;
  groupsOf: GroupsOf;
  own: AboveOwn;
  users: AboveUsers;
  merge: MergeParts;
  searchSources: readonly SearchSource[];
  fileSources: readonly FileSource[];
  mediaScopes: readonly MediaScope[];
}

/** What the tasks of a minute are given. */
export interface Minute {
  now: Date;
  settings: ReadSettings;
  deps: PlanningDeps;
  /** Of bank transfers, for the purchases beside them. */
  transferredSince: typeof transferredSince;
}

type MinuteTask = (sql: Sql, minute: Minute) => Promise<unknown>;

/** The jobs that the composition root does, since they are of the base or of several modules. */
type RootJob =
  | 'mail'
  | 'deliveries'
  | 'webhooks'
  | 'cleanup'
  | 'class-clock'
  | 'series'
  | 'payment'
  | 'payment-reconcile'
  | 'personal-export'
  | 'erasures'
  | 'canary';
export type ModuleJob = Exclude<JobName, RootJob>;

/** What the jobs of modules are given. */
export interface JobGiven {
  sql: Sql;
  deps: PlanningDeps & Parameters<typeof syncMeeting>[0];
}

type ModuleJobs = {
  [Name in ModuleJob]?: (given: JobGiven, data: Parameters<JobHandlers[Name]>[0]) => Promise<void>;
};

/** What a module adds to the API (ADR 163). */
interface ModuleParts {
  /** The modules that it stands on: it imports these, and what they stand on. */
  above: readonly string[];
  endpoints?: readonly Endpoint[] | ((above: Above) => readonly Endpoint[]);
  permissions?: readonly PermissionGroup[];
  /** Settings of the academy (D86). */
  settings?: readonly SettingGroup[];
  notifications?: readonly Readonly<Record<string, NotificationKind>>[];
  /** What it adds to mails about notifications (D84). */
  mails?: MailParts;
  /** What is given and erased of its tables (D123). */
  personalData?: readonly PersonalTable[];
  /** Whom its objects in the audit log are about (D124), and its objects that are about no person. */
  audited?: readonly AuditedSubject[];
  impersonal?: readonly string[];
  /** Its words in the audit log, beside those that several modules have. */
  words?: Partial<AuditWords>;
  /** Handlers of jobs of `base/jobs/jobs.ts`. */
  jobs?: ModuleJobs;
  everyMinute?: readonly MinuteTask[];
  /** Statements that delete expired rows each night, with $1 for now. */
  expired?: readonly string[];
  /** Its tables that give access to an account. */
  accesses?: readonly AccountAccess[];
  search?: readonly SearchSource[];
  /** Its files in the list of files, and who may open them. */
  files?: readonly FileSource[];
  media?: readonly MediaScope[];
  /** Sources of lines of the ledger, by the word before the colon of their `ref`. */
  ledger?: LedgerSources;
  /** What it registers with modules below: followers of events, answers to questions, entries of lists (ADR 167). */
  registers?: readonly Registration[];
}

export interface Module extends ModuleParts {
  /** The name of its folder. */
  name: string;
}

/** Declares a module, in `<module>/module.ts`, which only `src/modules.ts` imports. */
export const defineModule = (name: string, parts: ModuleParts): Module => ({ name, ...parts });

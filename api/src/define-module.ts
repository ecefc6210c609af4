import type { SettingGroup } from '#base/academy/define-settings.ts';
import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import type { PermissionGroup } from '#base/auth/permissions.ts';
import type { Endpoint } from '#base/http/endpoint.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import type { AddedFacts } from '#modules/academy/academy.schema.ts';
import type { DeclaredSettings } from '#modules/academy/declared-settings.ts';
import type { FileSource } from '#modules/files/listing/file-source.ts';
import type { MediaScope } from '#modules/files/media/media-file.ts';
import type { NotificationKind } from '#modules/notifications/define-notification.ts';
import type { GroupsOf } from '#modules/notifications/mails/mail-choices.routes.ts';
import type { MergeParts } from '#modules/people/merge/merge-parts.ts';
import type { AboveOwn } from '#modules/people/own/own.routes.ts';
import type { DeletionCheck } from '#modules/people/users/delete-user.ts';
import type { AboveUsers } from '#modules/people/users/users.routes.ts';
import type { ReportHooks } from '#modules/reports/report-part.ts';
import type { SearchSource } from '#modules/search/search-source.ts';
import type { LayerSource } from '#modules/timetable/layer.ts';

/** What the calls of a module need from modules above it (ADR 27); the composition root gives it. */
export interface Above {
  hooks: ReportHooks & { layers: readonly LayerSource[] };
  settings: DeclaredSettings & { added: AddedFacts };
  permissionGroups: readonly PermissionGroup[];
  notificationKinds: readonly NotificationKind[];
  auditedSubjects: readonly AuditedSubject[];
  groupsOf: GroupsOf;
  own: AboveOwn;
  users: AboveUsers;
  merge: MergeParts;
  erasureChecks: readonly DeletionCheck[];
  searchSources: readonly SearchSource[];
  fileSources: readonly FileSource[];
  mediaScopes: readonly MediaScope[];
}

/** What a module adds to the API (ADR 163). */
export interface ModuleParts {
  /** The modules that it stands on: it imports these, and what they stand on. */
  above: readonly string[];
  endpoints?: readonly Endpoint[] | ((above: Above) => readonly Endpoint[]);
  permissions?: readonly PermissionGroup[];
  /** Settings of the academy (D86). */
  settings?: readonly SettingGroup[];
  notifications?: readonly Readonly<Record<string, NotificationKind>>[];
  /** What is given and erased of its tables (D123). */
  personalData?: readonly PersonalTable[];
  /** Whom its objects in the audit log are about (D124), and its objects that are about no person. */
  audited?: readonly AuditedSubject[];
  impersonal?: readonly string[];
}

export interface Module extends ModuleParts {
  /** The name of its folder. */
  name: string;
}

/** Declares a module, in `<module>/module.ts`, which only `src/modules.ts` imports. */
export const defineModule = (name: string, parts: ModuleParts): Module => ({ name, ...parts });

import type { Endpoint } from '#base/http/endpoint.ts';
import { mayViewClasses } from '#modules/classes/classes/classes.policy.ts';
import { openMakeUpsOf } from '#modules/classes/make-ups/list-make-ups.ts';
import { noteLearners } from '#modules/forms/children/learners.ts';
import { mayMessage } from '#modules/messaging/chat/chat.policy.ts';
import { zoneIsHarmless } from '#modules/money/salaries/months/open-pay.ts';
import { payMovedClasses } from '#modules/money/salaries/months/pay-moved-classes.ts';
import { mayChangeSalaries, mayViewSalaries } from '#modules/money/salaries/salaries.policy.ts';
import { mayViewStatistics } from '#modules/office/teacher-statistics/teacher-statistics.policy.ts';
import { checkNamedPeople } from '#modules/people/concerns/concern-people.ts';
import { acceptAtSignUp } from '#modules/people/consents/accept-texts.ts';
import { isAskedToConsent } from '#modules/people/consents/read-consents.ts';
import type { LedgerSources } from '#modules/people/people/ledger/ledger-sources.ts';
import type { UserPolicies } from '#modules/people/people/users/users.policy.ts';
import { groupsOf } from '#modules/platform/notifications/settings/viewers-groups.ts';
import { maySetFreeTimes } from '#modules/timetable/free-times/free-times.policy.ts';
import { accessOf } from '#sessions.ts';
import { addedFacts } from './academy-facts.ts';
import { auditWords } from './audit-words.ts';
import { auditedSubjects } from './audited-subjects.ts';
import type { Above } from './define-module.ts';
import { withKeyPermission } from './key-calls.ts';
import { modules } from './modules.ts';
import { notificationKinds } from './notifications.ts';
import { permissionGroups } from './permissions.ts';
import './registered.ts';
import { personalData } from './personal-data.ts';
import { settingGroups } from './settings.ts';

/** What a viewer may do with a person, by the modules above people. */
const policies: UserPolicies = {
  viewClasses: mayViewClasses,
  setFreeTimes: maySetFreeTimes,
  viewSalaries: mayViewSalaries,
  changeSalaries: mayChangeSalaries,
  viewStatistics: mayViewStatistics,
  message: mayMessage,
};

/** The sources of ledger lines, by the word before the colon of their `ref`. */
const sources: LedgerSources = Object.assign({}, ...modules.map(({ ledger = {} }) => ledger));

const above: Above = {
  settings: {
    groups: settingGroups,
    changed: [payMovedClasses, checkNamedPeople],
    harmless: zoneIsHarmless,
    added: addedFacts,
  },
  permissionGroups,
  notificationKinds,
  audit: { subjects: auditedSubjects, words: auditWords },
  groupsOf: async (ctx, userId) => groupsOf(await accessOf(ctx.sql, userId)),
  own: { consents: { isAsked: isAskedToConsent, acceptAtSignUp }, noteLearners },
  users: { policies, sources, findMakeUps: openMakeUpsOf },
  merge: { tables: personalData },
  searchSources: modules.flatMap(({ search = [] }) => search),
  fileSources: modules.flatMap(({ files = [] }) => files),
  mediaScopes: modules.flatMap(({ media = [] }) => media),
};

/** Every call of the API: only these are served, and all of them are published. */
export const endpoints: readonly Endpoint[] = modules
  .flatMap(({ endpoints: own = [] }) => (typeof own === 'function' ? own(above) : own))
  .map(withKeyPermission);

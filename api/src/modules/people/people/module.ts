import { namesOf } from '#base/fields/fields.ts';
import { on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { mergeActors } from '#modules/platform/notifications/merge-notifications.ts';
import { applyDueEnrolments } from './enrolments/due-enrolments.ts';
import { enrolmentEndpoints } from './enrolments/enrolments.routes.ts';
import { ledgerNotifications } from './ledger/ledger.notifications.ts';
import { mergeEndpoints } from './merge/merge.routes.ts';
import { mergeProfiles } from './merge/merge-profiles.ts';
import { ownNotifications } from './own/own.notifications.ts';
import { ownEndpoints } from './own/own.routes.ts';
import {
  enrolmentValues,
  enrolmentWords,
  filterNames,
  filterValues,
  peopleActions,
  peopleWords,
} from './people.audit.ts';
import { peoplePersonalData } from './people.personal-data.ts';
import { contactSettings } from './people.settings.ts';
import { mergeVerbs, personErasing } from './people-events.ts';
import { profileEndpoints } from './profiles/profiles.routes.ts';
import { studentFields } from './profiles/student.fields.ts';
import { teacherFields } from './profiles/teacher.fields.ts';
import { keepWhileOwing } from './users/keep-while-owing.ts';
import { searchPeople } from './users/list/search-people.ts';
import { userNotifications } from './users/users.notifications.ts';
import { userPermissions } from './users/users.permissions.ts';
import { userEndpoints } from './users/users.routes.ts';

export const peopleModule = defineModule('people', {
  above: ['academy', 'roles', 'search'],
  endpoints: ({ own, users, merge }) => [
    ...ownEndpoints(own),
    ...userEndpoints(users),
    ...mergeEndpoints(merge),
    ...profileEndpoints,
    ...enrolmentEndpoints,
  ],
  permissions: [userPermissions],
  settings: [contactSettings.group],
  notifications: [userNotifications, ownNotifications, ledgerNotifications],
  personalData: peoplePersonalData,
  words: {
    actions: peopleActions,
    fields: peopleWords,
    objectValues: { ...filterValues, ...enrolmentValues },
    objects: {
      user: filterNames,
      enrolment: enrolmentWords,
      'student-profile': namesOf(studentFields),
      'teacher-profile': namesOf(teacherFields),
    },
  },
  everyMinute: [(sql, { now, deps }) => applyDueEnrolments(sql, academyDay({ now, deps }))],
  search: [searchPeople],
  registers: [on(personErasing, keepWhileOwing), mergeVerbs.add(mergeProfiles), mergeVerbs.add(mergeActors)],
});

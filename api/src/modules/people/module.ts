import { defineModule } from '#define-module.ts';
import { mergeEndpoints } from './merge/merge.routes.ts';
import { ownEndpoints } from './own/own.routes.ts';
import { profileEndpoints } from './profiles/profiles.routes.ts';
import { userEndpoints } from './users/users.routes.ts';

export const peopleModule = defineModule('people', {
  above: ['academy', 'roles', 'search'],
  endpoints: ({ own, users, merge }) => [
    ...ownEndpoints(own),
    ...userEndpoints(users),
    ...mergeEndpoints(merge),
    ...profileEndpoints,
  ],
});

import { type Endpoint, endpoint } from '#base/http/endpoint.ts';
import type { UserPolicies } from '#modules/people/people/users/users.policy.ts';
import { findOwnProfile } from './find-own-profile.ts';
import { ownProfileResponse } from './own-profile.schema.ts';

/** @param policies the policies of modules above about a person. */
export const ownProfileEndpoints = (policies: UserPolicies): Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/own-profile',
    tag: 'Own account',
    summary: 'Get your own profile, with the students whose relative you are',
    access: 'session',
    response: { schema: ownProfileResponse },
    handle: (ctx) => findOwnProfile({ ctx, policies }),
  }),
];

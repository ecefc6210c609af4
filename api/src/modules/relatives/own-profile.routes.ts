import { endpoint } from '#base/http/endpoint.ts';
import { findOwnProfile } from './find-own-profile.ts';
import { ownProfileAnswer } from './own-profile.schema.ts';

const ownProfileCall = endpoint({
  method: 'get',
  path: '/own-profile',
  tag: 'Own account',
  summary: 'Get your own profile, with the students whose relative you are',
  access: 'session',
  answer: { schema: ownProfileAnswer },
  handle: (ctx) => findOwnProfile({ ctx }),
});

export const ownProfileEndpoints = [ownProfileCall];

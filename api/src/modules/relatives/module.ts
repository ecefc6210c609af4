import { defineModule } from '#define-module.ts';
import { ownProfileEndpoints } from './own-profile.routes.ts';
import { recipientEndpoints } from './recipients/recipients.routes.ts';
import { relationEndpoints } from './relations.routes.ts';

export const relativesModule = defineModule('relatives', {
  above: ['people'],
  endpoints: ({ users }) => [...ownProfileEndpoints(users.policies), ...relationEndpoints, ...recipientEndpoints],
});

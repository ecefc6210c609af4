import { defineModule } from '#define-module.ts';
import { childSessionEndpoints } from './child-sessions/child-sessions.routes.ts';
import { sessionEndpoints } from './devices/sessions.routes.ts';
import { emailEndpoints } from './email/email.routes.ts';
import { identityAccess } from './identity.access.ts';
import { identityActions, identityWords } from './identity.audit.ts';
import { identityPersonalData } from './identity.personal-data.ts';
import { identityEndpoints } from './identity.routes.ts';
import { accountSettings } from './identity.settings.ts';
import { resetEndpoints } from './reset/reset.routes.ts';
import { expiredOfAccounts } from './session-statements.ts';
import { twoStepsEndpoints } from './two-steps/two-steps.routes.ts';

export const identityModule = defineModule('identity', {
  above: [],
  endpoints: [
    ...identityEndpoints,
    ...emailEndpoints,
    ...resetEndpoints,
    ...twoStepsEndpoints,
    ...sessionEndpoints,
    ...childSessionEndpoints,
  ],
  settings: [accountSettings.group],
  personalData: identityPersonalData,
  words: { actions: identityActions, fields: identityWords },
  accesses: identityAccess,
  expired: expiredOfAccounts,
});

import { defineModule } from '#define-module.ts';
import { remotesActions, remotesWords } from './remotes.audit.ts';
import { remoteEndpoints } from './remotes.routes.ts';

export const remotesModule = defineModule('remotes', {
  above: ['figures', 'identity'],
  endpoints: remoteEndpoints,
  impersonal: ['composition'],
  words: { actions: remotesActions, fields: remotesWords },
});

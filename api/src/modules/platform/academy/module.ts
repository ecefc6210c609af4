import { defineModule } from '#define-module.ts';
import { academyActions, academyWords } from './academy.audit.ts';
import { academyEndpoints } from './academy.routes.ts';
import { academySettings } from './academy.settings.ts';
import { timeSettings } from './time.settings.ts';
import { zoneEndpoints } from './zones/zones.routes.ts';

export const academyModule = defineModule('academy', {
  above: ['files'],
  endpoints: ({ settings }) => [...zoneEndpoints, ...academyEndpoints(settings)],
  settings: [academySettings.group, timeSettings.group],
  impersonal: ['settings'],
  words: { actions: academyActions, fields: academyWords },
});

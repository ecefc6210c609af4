import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { packagesActions } from './packages.audit.ts';
import { packageFields } from './packages.fields.ts';
import { packagePermissions } from './packages.permissions.ts';
import { packagesPersonalData } from './packages.personal-data.ts';
import { packageEndpoints } from './packages.routes.ts';

export const packagesModule = defineModule('packages', {
  above: ['people'],
  endpoints: packageEndpoints,
  permissions: [packagePermissions],
  personalData: packagesPersonalData,
  impersonal: ['package'],
  words: {
    actions: packagesActions,
    objects: { package: { ...namesOf(packageFields), audience: packageFields.visibleTo.name } },
  },
});

import { defineModule } from '#define-module.ts';
import { packageEndpoints } from './packages.routes.ts';

export const packagesModule = defineModule('packages', {
  above: ['people'],
  endpoints: packageEndpoints,
});

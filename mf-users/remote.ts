import { defineRemote } from '@academy/shared-auth/contract';

export default defineRemote({
  name: 'mf-users',
  version: '1.0.0',
  namespace: 'users',
  needs: { shell: '^1.0.0', api: '^1.0.0' },
  routes: [],
});

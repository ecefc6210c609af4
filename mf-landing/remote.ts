import { defineRemote } from '@academy/shared-auth/contract';

export default defineRemote({
  name: 'mf-landing',
  version: '1.0.0',
  namespace: 'landing',
  needs: { shell: '^1.3.0', api: '^1.143.0' },
  owner: { team: 'landing', channel: '#landing', runbook: 'docs/remotes.md#when-a-remote-fails' },
  routes: ['/', '/ar'].map((path) => ({
    path,
    screen: 'landing',
    titleKey: 'page.name',
    layout: 'bare' as const,
    access: 'public' as const,
  })),
});

import { defineRemote } from '@academy/shared-auth/contract';
import { access } from './routes/access.ts';
import { apiKeys } from './routes/api-keys.ts';
import { audit } from './routes/audit.ts';
import { concerns, concernWidgets } from './routes/concerns.ts';
import { consents } from './routes/consents.ts';
import { documents, documentTabs } from './routes/documents.ts';
import { erasures } from './routes/erasures.ts';
import { home, widgets } from './routes/home.ts';
import { imports } from './routes/imports.ts';
import { ledger } from './routes/ledger.ts';
import { legalTexts } from './routes/legal-texts.ts';
import { ownAccount } from './routes/own-account.ts';
import { ownData } from './routes/own-data.ts';
import { pay, payTabs } from './routes/pay.ts';
import { people, personTabs } from './routes/people.ts';
import { profiles } from './routes/profiles.ts';
import { safety } from './routes/safety.ts';
import { settings } from './routes/settings.ts';
import { siteTexts } from './routes/site-texts.ts';
import { webhooks } from './routes/webhooks.ts';

const parts = [
  home,
  people,
  imports,
  profiles,
  ledger,
  pay,
  access,
  settings,
  audit,
  ownData,
  erasures,
  concerns,
  documents,
  safety,
  consents,
  legalTexts,
  siteTexts,
  apiKeys,
  webhooks,
  ownAccount,
];

export default defineRemote({
  name: 'mf-users',
  version: '1.0.0',
  namespace: 'users',
  needs: { shell: '^1.3.0', api: '^1.143.0' },
  owner: { team: 'people', channel: '#people', runbook: 'docs/remotes.md#when-a-remote-fails' },
  permissions: [
    'users.read',
    'users.create',
    'users.update',
    'users.merge',
    'relations.relatives.read',
    'relations.roles.read',
  ],
  permissionGroups: parts.flatMap(({ permissionGroups = [] }) => permissionGroups),
  notifications: parts.flatMap(({ notifications = [] }) => notifications),
  routes: parts.flatMap(({ routes }) => routes),
  redirects: parts.flatMap(({ redirects = [] }) => redirects),
  menuGroups: parts.flatMap(({ menuGroups = [] }) => menuGroups),
  menu: parts.flatMap(({ menu = [] }) => menu),
  palette: parts.flatMap(({ palette = [] }) => palette),
  search: parts.flatMap(({ search = [] }) => search),
  slots: [...widgets, ...concernWidgets, ...payTabs, ...personTabs, ...documentTabs],
});

import { HARNESS_PACKAGES, harnessFiles } from './harness-files.ts';
import { camel, inOrder, sentence, type Titles } from './names.ts';
import { screenFiles, screenTexts } from './screen-files.ts';

export const FIRST_SCREEN = 'overview';

function packageJson(name: string): string {
  const workspace = 'workspace:*';
  const catalog = 'catalog:';
  return JSON.stringify({
    name: `@academy/${name}`,
    private: true,
    version: '1.0.0',
    description: sentence(name.replace(/^mf-/, '')),
    type: 'module',
    imports: { '#/*': './src/*', '#locales/*': './locales/*' },
    dependencies: {
      '@academy/shared-auth': workspace,
      '@academy/shared-ui': workspace,
      '@tanstack/react-query': catalog,
      react: catalog,
      'react-i18next': catalog,
      'react-router-dom': catalog,
    },
    devDependencies: inOrder({ '@academy/platform': workspace, '@types/react': catalog, ...HARNESS_PACKAGES }),
  });
}

function declaration(name: string, short: string): string {
  return `import { defineRemote } from '@academy/shared-auth/contract';

export default defineRemote({
  name: '${name}',
  version: '1.0.0',
  namespace: '${short}',
  needs: { shell: '^1.3.0', api: '^1.0.0' },
  owner: { team: '${short}', channel: '#${short}', runbook: 'docs/remotes.md#when-a-remote-fails' },
  routes: [
    { path: '/dashboard/${short}', screen: '${FIRST_SCREEN}', titleKey: '${camel(FIRST_SCREEN)}.header.title' },
  ],
  menu: [{ id: '${short}', labelKey: 'menu.${camel(short)}.label', to: '/dashboard/${short}', icon: 'sparkles', order: 90 }],
});
`;
}

/** All files of a new remote, by path below its folder: it builds, passes the checks and can be deployed unchanged. */
export function remoteFiles(name: string, title: Titles): Record<string, string> {
  const short = name.replace(/^mf-/, '');
  const texts = (language: 'en' | 'ar') =>
    JSON.stringify({
      menu: { [camel(short)]: { label: title[language] } },
      [camel(FIRST_SCREEN)]: screenTexts(title, language),
    });
  const screen = screenFiles({ namespace: short, screen: FIRST_SCREEN, path: `/dashboard/${short}` });
  return {
    'package.json': packageJson(name),
    'remote.ts': declaration(name, short),
    'rspack.config.ts': `import { defineApp } from '@academy/platform/build';\n\nexport default defineApp({ dir: import.meta.dirname });\n`,
    [`locales/en/${short}.json`]: texts('en'),
    [`locales/ar/${short}.json`]: texts('ar'),
    ...harnessFiles(name, short),
    ...Object.fromEntries(Object.entries(screen).map(([file, text]) => [`src/${file}`, text])),
  };
}

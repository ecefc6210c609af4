/** The test setup of a remote, by path below its folder. */
export function harnessFiles(name: string, namespace: string): Record<string, string> {
  return {
    'vitest.config.ts': `import { remoteTestConfig } from '../shared-ui/src/testing/remote-config.ts';

export default remoteTestConfig('${name}');
`,
    'src/testing/server.ts': `import { requestsTo } from '@academy/shared-ui/testing';
import { setupServer } from 'msw/node';

export const server = setupServer();
export const { take, reject, serve } = requestsTo(server);
`,
    'src/testing/setup.ts': `import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { server } from './server.ts';

setUpRemoteTests(server);
`,
    'src/testing/render-at.tsx': `import { remoteTests } from '@academy/shared-ui/testing';
import ar from '#locales/ar/${namespace}.json';
import en from '#locales/en/${namespace}.json';
import declared from '../../remote.ts';

export const { renderAt, renderInSlot } = remoteTests(declared, { en, ar }, {
  page: (feature, page) => import(\`../features/\${feature}/\${page}.page.tsx\`),
  slot: (feature, part) => import(\`../features/\${feature}/\${part}.slot.tsx\`),
});
`,
  };
}

/** The packages of the test setup, in addition to those of every remote. */
export const HARNESS_PACKAGES = {
  '@testing-library/react': 'catalog:',
  msw: 'catalog:',
};

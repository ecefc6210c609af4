/** The test setup of a remote, by path below its folder. */
export function harnessFiles(name: string, namespace: string): Record<string, string> {
  return {
    'vitest.config.ts': `import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: '${name}',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
    // As patient as the queries of the tests, which a busy machine may keep waiting.
    testTimeout: 20_000,
    // Test files share imports; loading them for each file took a third of the run.
    isolate: false,
    pool: 'threads',
    setupFiles: ['../shared-ui/src/testing/without-tasks.ts', '../shared-ui/src/testing/longer-waits.ts', 'src/testing/setup.ts'],
  },
});
`,
    'src/testing/server.ts': `import { setupServer } from 'msw/node';

/** The network of the tests: a test adds the responses that it needs. */
export const server = setupServer();
`,
    'src/testing/setup.ts': `import { setUpRemoteTests } from '@academy/shared-ui/testing';
import { server } from './server.ts';

setUpRemoteTests(server);
`,
    'src/testing/render-at.tsx': `import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import ar from '#locales/ar/${namespace}.json';
import en from '#locales/en/${namespace}.json';
import declared from '../../remote.ts';

type Page = Awaited<ReturnType<RemoteUnderTest['screens'][number]['load']>>;

/** A route's screen is \`feature\` or \`feature/page\`. */
function pageOf(screen: string): Promise<Page> {
  const [feature, page = feature] = screen.split('/');
  return import(\`../features/\${feature}/\${page}.page.tsx\`);
}

const { name, namespace } = declared;
const screens = declared.routes.map(({ path, screen }) => ({ path, screen, load: () => pageOf(screen) }));

/** The remote, as the shell mounts it, at a path; every call is a page of its own. */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en') =>
  renderRemote({ name, namespace, texts: { en, ar }, screens }, { path, language });
`,
  };
}

/** The packages of the test setup, in addition to those of every remote. */
export const HARNESS_PACKAGES = {
  '@testing-library/react': 'catalog:',
  msw: 'catalog:',
};

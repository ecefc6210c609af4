import path from 'node:path';
import { expect, test } from 'vitest';
import { isLaterEntry, sharedLibraries, unlistedNames } from './shared-libraries.ts';
import { workspaceRoot } from './workspace.ts';

const sharedBy = (app: 'shell' | 'remote', dev: boolean) =>
  Object.entries(sharedLibraries(path.join(workspaceRoot, 'shell'), app, dev));

test.each([
  ['production', false],
  ['development', true],
])(
  'in %s the shell’s page contains all shared libraries except those that screens load, and a remote contains none',
  (_mode, dev) => {
    const ofShell = sharedBy('shell', dev);
    const fetched = ofShell.filter(([, { eager }]) => !eager).map(([entry]) => entry);
    expect(fetched).toEqual([
      ...['list', 'forms', 'combobox', 'date-field', 'chart', 'overlays', 'phone'].map(
        (part) => `@academy/shared-ui/${part}`,
      ),
      '@academy/shared-auth/trans',
    ]);
    expect(fetched.every(isLaterEntry)).toBe(true);
    expect(ofShell.map(([entry]) => entry)).toEqual(
      expect.arrayContaining(dev ? ['react/jsx-dev-runtime'] : ['react']),
    );
    const ofRemote = sharedBy('remote', dev);
    expect(ofRemote.filter(([, { eager }]) => eager)).toEqual([]);
    // A development build may run alone.
    expect(ofRemote.filter(([, rule]) => rule.import !== false).length).toBe(dev ? ofRemote.length : 0);
  },
);

test('a name that the shell does not provide of a library is a problem', () => {
  const uses = {
    '@academy/shared-ui': ['Box'],
    '@tanstack/react-query': ['useQuery'],
    'react-router-dom': ['Link', 'Form'],
    'react-i18next': ['useTranslation', 'Trans'],
  };
  expect(unlistedNames(workspaceRoot, uses)).toEqual([
    'the shell does not provide Form of react-router-dom: add it to shared-auth/src/libraries/react-router-dom.ts',
    'the shell does not provide Trans of react-i18next: add it to shared-auth/src/libraries/react-i18next.ts',
  ]);
});

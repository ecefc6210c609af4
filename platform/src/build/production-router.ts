import { createRequire } from 'node:module';
import path from 'node:path';
import { workspaceRoot } from '../sources/workspace.ts';
import type { Replacement } from './plugins/replacements-plugin.ts';

export const productionRouterReplacement: Replacement = {
  name: 'production build of react-router',
  requests: [/^react-router$/],
  standIn: /react-router[\\/]dist[\\/]production[\\/]index\.mjs$/,
  gone: /react-router[\\/]dist[\\/]development[\\/]/,
};

/** react-router's package exports only its development build; the one without warnings is beside it. */
export function productionRouter(): Record<string, string> {
  const from = createRequire(path.join(workspaceRoot, 'shared-auth/package.json'));
  const router = createRequire(from.resolve('react-router-dom')).resolve('react-router');
  const folder = path.join(path.dirname(router), '../production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

import { followCommits } from './loading/endless/react-commits.ts';
import { nextTask } from './next-task.ts';

/** The parts that the app needs, in the order of their dependencies. All are in the bundle already. */
const pieces = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@academy/shared-ui/system'),
  // biome-ignore lint/style/noRestrictedImports: of the library itself all exports would stay
  () => import(/* webpackMode: "eager" */ '@academy/shared-auth/query'),
  // biome-ignore lint/style/noRestrictedImports: of the library itself all exports would stay
  () => import(/* webpackMode: "eager" */ '@academy/shared-auth/router'),
  () => import(/* webpackMode: "eager" */ '@academy/shared-auth'),
  () => import(/* webpackMode: "eager" */ '@academy/shared-ui'),
  () => import(/* webpackMode: "eager" */ './bootstrap.tsx'),
];

/** Evaluates the app in several tasks: in one it would keep a slow phone from responding for half a second. */
async function start(): Promise<void> {
  followCommits();
  for (const piece of pieces) {
    await nextTask();
    await piece();
  }
}

void start();

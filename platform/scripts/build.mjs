import { install, runTypeScript } from './install.mjs';

install();
process.exitCode = runTypeScript('platform/src/cli/build.ts', process.argv.slice(2));

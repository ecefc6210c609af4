import { install, runTypeScript } from './install.mjs';

install();
process.on('SIGINT', () => {});
process.exitCode = runTypeScript('platform/src/cli/dev.ts', process.argv.slice(2));

import { install, runTypeScript } from './install.mjs';

install();
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.exitCode = runTypeScript('platform/src/cli/start.ts');

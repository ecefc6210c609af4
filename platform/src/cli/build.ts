import { buildApps } from './apps/build-apps.ts';

await buildApps(process.argv.slice(2), (line) => console.log(line)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

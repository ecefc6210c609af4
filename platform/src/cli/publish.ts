import { publishBuilt } from './apps/publish-built.ts';

const forceGate = process.argv.includes('--force-gate');

await publishBuilt((line) => console.log(line), { forceGate }).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

import { publishBuilt } from './publish-built.ts';

await publishBuilt((line) => console.log(line)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

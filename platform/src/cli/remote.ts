import { runRemote } from './remote-run.ts';

process.exitCode = await runRemote(process.argv.slice(2), {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});

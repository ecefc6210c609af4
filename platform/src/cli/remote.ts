import { workspaceRoot } from '../build/workspace.ts';
import { defaultStoreAddress, openStore, Refusal } from '../registry/index.ts';
import { commands } from './remote-commands.ts';
import { readOptions, USAGE, UsageError } from './remote-options.ts';

const REFUSED = 1;
const MISUSED = 2;

async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  if (options.help) return console.log(USAGE);
  const command = Object.hasOwn(commands, options.command) ? commands[options.command] : undefined;
  if (!command) throw new UsageError(options.command ? `no such command: ${options.command}` : 'name a command');
  const store = await openStore(options.store ?? defaultStoreAddress(workspaceRoot));
  await command({ store, root: workspaceRoot, options, say: (line) => console.log(line) });
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = error instanceof UsageError ? MISUSED : REFUSED;
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof Refusal) console.error(`refused: ${error.message}`);
  else console.error(error instanceof Error ? error.message : error);
});

import { defaultStoreAddress, openStore, Rejection, type ReleaseStore, storeProblem } from '../../registry/index.ts';
import { workspaceRoot } from '../../sources/workspace.ts';
import { readOptions, USAGE, UsageError } from '../options/remote-options.ts';
import { commands } from './remote-commands.ts';

const DONE = 0;
const REJECTED = 1;
const MISUSED = 2;

interface Terminal {
  say(line: string): void;
  complain(line: string): void;
  ask(question: string): Promise<string>;
}

/** Runs the `remote` command. @returns its exit code. */
export async function runRemote(args: string[], { say, complain, ask }: Terminal): Promise<number> {
  let store: ReleaseStore | null = null;
  try {
    const options = readOptions(args);
    const command = Object.hasOwn(commands, options.command) ? commands[options.command] : undefined;
    if (options.help) say(USAGE);
    else if (!command) throw new UsageError(options.command ? `no such command: ${options.command}` : 'name a command');
    else {
      store = await openStore(options.store ?? defaultStoreAddress(workspaceRoot));
      await command({ store, root: workspaceRoot, options, say, ask });
    }
    return DONE;
  } catch (error) {
    if (error instanceof UsageError) complain(`${error.message}\n\n${USAGE}`);
    else if (error instanceof Rejection) complain(`refused: ${error.message}`);
    else complain((store && storeProblem(store, error)) ?? (error instanceof Error ? error.message : String(error)));
    return error instanceof UsageError ? MISUSED : REJECTED;
  }
}

import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, variantsDir } from './places.ts';

interface Variant {
  app: 'shell' | 'mf-timeline' | 'mf-progress';
  /** Changes a copy of the app's folder before it is built. */
  change: (dir: string) => void;
}

/** A remote's own declaration with some values replaced; `first` names the original in the expression. */
const redeclared = (changes: string) => `import first from './first.ts';\nexport default { ...first, ${changes} };\n`;

const FEED_BY_SECOND =
  "routes: first.routes.map((route) => (route.screen === 'post-feed' ? { ...route, screen: 'post-feed/second' } : route))";

function timeline(declaration: string, feed: string): Variant {
  return {
    app: 'mf-timeline',
    change: (dir) => {
      cpSync(path.join(dir, 'remote.ts'), path.join(dir, 'first.ts'));
      writeFileSync(path.join(dir, 'remote.ts'), redeclared(declaration));
      writeFileSync(path.join(dir, 'src/features/post-feed/second.page.tsx'), feed);
    },
  };
}

/** Text that a report shows only in the second release of mf-progress. */
export const secondPartMark = 'From the second release of progress';

const PART_BY_SECOND =
  "slots: first.slots.map((slot) => (slot.part === 'report-part' ? { ...slot, part: 'report-part/second' } : slot))";

/** A later version of mf-progress: its part of a report shows that text. */
function laterProgress(): Variant {
  return {
    app: 'mf-progress',
    change: (dir) => {
      cpSync(path.join(dir, 'remote.ts'), path.join(dir, 'first.ts'));
      writeFileSync(path.join(dir, 'remote.ts'), redeclared(`version: '1.1.0', ${PART_BY_SECOND}`));
      writeFileSync(
        path.join(dir, 'src/features/report-part/second.slot.tsx'),
        `import type { SlotProps } from '@academy/shared-auth/contract';
import { Text } from '@academy/shared-ui';
import Part from './report-part.slot.tsx';
export default function SecondPart(props: SlotProps<'class.report.part'>) {
  return <><Text>${secondPartMark}</Text><Part {...props} /></>;
}
`,
      );
    },
  };
}

const shellPackage = JSON.parse(readFileSync(path.join(root, 'shell/package.json'), 'utf8')) as { version: string };
/** Version of the shell as it is built here, such as 1.3.0. */
export const shellVersion = shellPackage.version;
const [major = 1, minor = 0] = shellVersion.split('.').map(Number);
/** Version of the variant `shell-minor`. */
export const nextShellVersion = `${major}.${minor + 1}.0`;

/** The shell as its next minor version. */
function nextShell(): Variant {
  return {
    app: 'shell',
    change: (dir) =>
      writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ ...shellPackage, version: nextShellVersion })),
  };
}

/** Text that only the feed of the second release shows. */
export const secondFeedMark = 'From the second release';

const variants = {
  'timeline-second': timeline(
    `version: '1.1.0', ${FEED_BY_SECOND}`,
    `import { Text } from '@academy/shared-ui';
import Feed from './post-feed.page.tsx';
export default function SecondFeed() {
  return <><Text>${secondFeedMark}</Text><Feed /></>;
}
`,
  ),
  'timeline-crashing': timeline(
    `version: '1.2.0', ${FEED_BY_SECOND}`,
    "export default function Crashing(): never { throw new Error('this release throws while rendering'); }\n",
  ),
  'progress-second': laterProgress(),
  'shell-minor': nextShell(),
} satisfies Record<string, Variant>;

export type VariantName = keyof typeof variants;

const folderOf = (name: VariantName) => path.join(variantsDir, name, variants[name].app);

/** Builds a variant. */
export const variantDist = (name: VariantName) => path.join(folderOf(name), 'dist');

/** A workspace with one changed app; the other files are the real ones. */
function layOut(name: VariantName): string {
  const { app, change } = variants[name];
  const workspace = path.join(variantsDir, name);
  const dir = folderOf(name);
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'node_modules'), { recursive: true });
  for (const shared of ['shared-ui', 'shared-auth', 'platform', 'pnpm-lock.yaml', 'NOTICES.txt'])
    symlinkSync(path.join(root, shared), path.join(workspace, shared));
  for (const file of readdirSync(path.join(root, app))) {
    if (!['node_modules', 'dist', '.generated', '.cache'].includes(file))
      cpSync(path.join(root, app, file), path.join(dir, file), { recursive: true });
  }
  for (const dependency of readdirSync(path.join(root, app, 'node_modules'))) {
    if (!dependency.startsWith('.'))
      symlinkSync(path.join(root, app, 'node_modules', dependency), path.join(dir, 'node_modules', dependency));
  }
  change(dir);
  return dir;
}

function build(cwd: string): Promise<void> {
  const rspack = path.join(root, 'platform/node_modules/@rspack/cli/bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'build', '--mode', 'production'], { cwd });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${cwd} cannot be built:\n${output}`))));
  });
}

/** The inputs of a variant: the app's last build, and this file. */
function sourcesOf(name: VariantName): string {
  const ownStamp = path.join(root, variants[name].app, 'dist/.built');
  const app = existsSync(ownStamp) ? readFileSync(ownStamp, 'utf8') : new Date().toISOString();
  return app + readFileSync(import.meta.filename, 'utf8');
}

async function buildVariant(name: VariantName): Promise<void> {
  const stamp = path.join(variantsDir, name, 'built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesOf(name)) return;
  await build(layOut(name));
  writeFileSync(stamp, sourcesOf(name));
}

/** Builds every variant whose inputs changed, two at a time. */
export async function buildVariants(): Promise<void> {
  const waiting = Object.keys(variants) as VariantName[];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildVariant(name);
  };
  await Promise.all([worker(), worker()]);
}

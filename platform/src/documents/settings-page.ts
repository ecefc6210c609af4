/** The parts of a setting's schema that the page reads. */
interface SettingSchema {
  default?: unknown;
  wrapped?: SettingSchema;
  type?: string;
  options?: readonly string[];
  requirement?: unknown;
  metadata?: { meaning?: string; standard?: string };
  pipe?: readonly SettingSchema[];
}

export type Chapters = Record<string, Record<string, SettingSchema>>;

const HEAD = `# Settings

The server reads its settings from environment variables, once, when it starts.
It names every setting that is wrong, missing or contradicts another, and does not start with one.
An empty value counts as not set.
\`deploy/settings.example.env\` is a file to begin with; [Operate](operate.md) says what production needs.

\`npm run documents\` writes this page from the schema in \`api/src/config\`.
`;

const TOOLS = `## Tools

These are for commands, not for the server.

| variable | values | default | meaning |
| --- | --- | --- | --- |
| \`RELEASE_SIGNING_KEY\` | an Ed25519 private key in PEM | releases are not signed | \`pnpm remote\` and \`npm run publish-built\` sign releases, minimums and the shell's files with it. |
| \`CHROMIUM_PATH\` | a path | the Chromium that is installed | The browser of the browser tests and of \`pnpm remote check\`. |
| \`TEST_DATABASE_URL\` | an address of PostgreSQL | the embedded database | The API's tests run on it. |
| \`TEST_ALL\` | \`1\` | less often | Tests that kill, mount or send many times do so as often as a release needs. |
`;

const partsOf = ({ pipe = [], wrapped }: SettingSchema): SettingSchema[] => [
  ...pipe.flatMap((part) => (part.pipe && part !== pipe[0] ? partsOf(part) : [part])),
  ...(wrapped ? [wrapped, ...partsOf(wrapped)] : []),
];

const isFlag = (options: readonly string[]) => options.includes('true');

/** The values of a setting, if its schema lists them. */
function valuesOf(schema: SettingSchema): string {
  const parts = partsOf(schema);
  const options = parts.find((part) => part.type === 'picklist')?.options;
  if (options) return isFlag(options) ? '`0` or `1`' : options.map((option) => `\`${option}\``).join(', ');
  const [least, most] = ['min_value', 'max_value'].map((type) => parts.find((part) => part.type === type)?.requirement);
  if (typeof least === 'number' && typeof most === 'number') return `${least} to ${most.toLocaleString('en')}`;
  if (parts.some(({ type }) => type === 'url')) return 'an address';
  if (parts.some(({ type }) => type === 'email')) return 'an e-mail';
  const lengths = parts.filter(({ type }) => type === 'min_length').map(({ requirement }) => Number(requirement));
  const shortest = Math.max(1, ...lengths);
  return shortest > 1 ? `a text of ${shortest} characters or more` : 'a text';
}

function rowOf([name, schema]: [string, SettingSchema]): string {
  const text = schema.pipe?.find((part) => part.metadata)?.metadata;
  const standard = text?.standard ?? (schema.default === undefined ? '' : String(schema.default));
  return `| \`${name}\` | ${valuesOf(schema)} | ${standard} | ${text?.meaning ?? ''} |`;
}

/** `docs/settings.md`, from the schema of the server's environment. */
export function settingsPage(chapters: Chapters): string {
  const tables = Object.entries(chapters).map(([title, settings]) =>
    [
      `## ${title}`,
      '',
      '| variable | values | default | meaning |',
      '| --- | --- | --- | --- |',
      ...Object.entries(settings).map(rowOf),
      '',
    ].join('\n'),
  );
  return [HEAD, ...tables, TOOLS].join('\n');
}

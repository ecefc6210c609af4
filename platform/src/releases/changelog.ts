const UNRELEASED = '## Unreleased';

/** The sections of a changelog: what stands before the first one, then each with its heading. */
const sectionsOf = (changelog: string): string[] => changelog.split(/^(?=## )/m);

const nameOf = (section: string): string => /^## ([^:\n]+)/.exec(section)?.[1] ?? '';

/** The name of a release is its day, as 2026-11-26. */
interface NewRelease {
  name: string;
  /** The versions of API and shell, as 1.3.0. */
  api: string;
  shell: string;
}

const short = (version: string): string => version.split('.').slice(0, 2).join('.');

/** The changelog with what is unreleased as a release. @throws Error for a name that is taken, or nothing to release. */
export function withRelease(changelog: string, { name, api, shell }: NewRelease): string {
  const sections = sectionsOf(changelog);
  if (sections.some((section) => nameOf(section) === name)) throw new Error(`The release ${name} exists`);
  const unreleased = sections.find((section) => section.startsWith(`${UNRELEASED}\n`));
  if (!unreleased?.includes('\n- ')) throw new Error('Nothing is unreleased');
  const heading = `## ${name}: API ${short(api)}, shell ${short(shell)}`;
  return changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n${heading}\n`);
}

/** What the changelog says of a release, without its heading. @throws Error for a release that it does not have. */
export function notesOf(changelog: string, name: string): string {
  const section = sectionsOf(changelog).find((each) => nameOf(each) === name);
  if (!section) throw new Error(`The changelog has no release ${name}`);
  return `${section.slice(section.indexOf('\n')).trim()}\n`;
}

/** The name of the newest release. */
export const newestRelease = (changelog: string): string =>
  sectionsOf(changelog)
    .map(nameOf)
    .find((name) => name !== '' && name !== 'Unreleased') ?? '';

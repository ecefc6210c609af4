import type { Release, RemoteDeclaration } from '@academy/shared-auth/contract';

/** A remote's own declaration, in its `remote.ts` or in its release. */
export type Declared = Omit<RemoteDeclaration, 'version'>;

/** The remote's names for its groups of permissions and their actions. */
export const permissionTexts = ({ permissionGroups }: Pick<Declared, 'permissionGroups'>) =>
  permissionGroups.flatMap(({ group, labelKey, actions }) => [
    { what: `the permission group "${group}"`, key: labelKey },
    ...Object.entries(actions).map(([action, key]) => ({ what: `the permission ${group}.${action}`, key })),
  ]);

type WithIcons = Pick<Declared, 'menu' | 'menuGroups' | 'palette' | 'search' | 'slots'>;

/** The icons that a remote's menu, palette and slots name, each once. */
export const iconNamesOf = ({ menu, menuGroups, palette, search, slots }: WithIcons): string[] => [
  ...new Set([...menu, ...menuGroups, ...palette, ...search, ...slots].flatMap(({ icon }) => icon ?? [])),
];

/** A remote's actual content, in its build or in its folder. */
export interface Contents {
  texts: Release['texts'];
  /** Names of the icons that can be drawn. */
  icons: readonly string[];
  screens: readonly string[];
  /** Parts that fill slots. */
  slotParts: readonly string[];
  /** The modules by which the shell can load it. */
  doors: readonly string[];
}

/** One remote of a composition. */
export interface RemotePart {
  declared: Declared;
  /** Null: it was checked when it went live. */
  contents: Contents | null;
}

/** A conflict in a composition. */
export interface Problem {
  /** The names of the remotes that cause it. */
  remotes: readonly string[];
  text: string;
}

export const DOORS = ['./route', './lifecycles'] as const;

const exposedBy = ({ manifest }: Release): string[] => {
  const exposes = Array.isArray(manifest.exposes) ? (manifest.exposes as { path?: unknown }[]) : [];
  return exposes.map(({ path }) => String(path));
};

const withScripts = (scripts: Record<string, string[]>) =>
  Object.keys(scripts).filter((name) => (scripts[name]?.length ?? 0) > 0);

/** A built release as a part of a composition. */
export function partOfRelease(release: Release): RemotePart {
  const { texts, icons, files, slotFiles } = release;
  return {
    declared: release,
    contents: {
      texts,
      icons: Object.keys(icons),
      screens: withScripts(files),
      slotParts: withScripts(slotFiles),
      doors: exposedBy(release),
    },
  };
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { type IconNode, type RemoteDeclaration, textForms } from '@academy/shared-auth/contract';
import { compositionProblems } from '../composition/composition-problems.ts';
import { screenFile, slotFile } from '../composition/places.ts';
import { DOORS, iconNamesOf, permissionTexts, type RemotePart } from '../composition/remote-part.ts';
import { readTexts } from './read-texts.ts';
import { findInRooms } from './rooms.ts';

/** An error in a remote's declaration, with a text that helps its team to fix it. */
class DeclarationError extends Error {
  override name = 'DeclarationError';
}

export async function readDeclaration(dir: string): Promise<RemoteDeclaration> {
  const module = (await import(path.join(dir, 'remote.ts'))) as { default?: RemoteDeclaration };
  if (!module.default?.name) throw new DeclarationError(`${dir}/remote.ts has no default export of defineRemote(…)`);
  return module.default;
}

/** Every screen that a route names, once. */
export const screensOf = ({ routes }: RemoteDeclaration): string[] => [...new Set(routes.map(({ screen }) => screen))];

/** Every filler of a slot, once. */
export const slotPartsOf = ({ slots }: RemoteDeclaration): string[] => [...new Set(slots.map(({ part }) => part))];

/** The texts of titles, labels and notifications in both languages; a key without a text is left out. */
export function textsOf(
  dir: string,
  declaration: RemoteDeclaration,
): { en: Record<string, string>; ar: Record<string, string> } {
  const { routes, menu, menuGroups, palette, search, slots, notifications } = declaration;
  const keys = new Set([
    ...routes.map((route) => route.titleKey),
    ...menu.map((entry) => entry.labelKey),
    ...menuGroups.map((group) => group.labelKey),
    ...palette.flatMap(({ labelKey, synonymsKey }) => [labelKey, ...(synonymsKey ? [synonymsKey] : [])]),
    ...search.map((kind) => kind.labelKey),
    ...slots.flatMap(({ labelKey }) => labelKey ?? []),
    ...permissionTexts(declaration).map(({ key }) => key),
    ...notifications.flatMap(({ textKey }) => textForms(textKey)),
  ]);
  const read = (language: 'en' | 'ar') => {
    const texts = readTexts(dir, language, declaration.namespace) ?? {};
    return Object.fromEntries([...keys].flatMap((key) => textAt(texts, key)));
  };
  return { en: read('en'), ar: read('ar') };
}

function textAt(texts: object, key: string): [string, string][] {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
  return typeof found === 'string' ? [[key, found]] : [];
}

interface IconFile {
  __iconData: { node: [string, Record<string, string>][] };
}

/**
 * The SVG nodes of the icons of menu, palette and slots, from lucide, so that the shell can draw any remote's icon;
 * unknown ones are left out.
 */
export async function iconsOf(declaration: RemoteDeclaration): Promise<Record<string, IconNode>> {
  const folder = path.join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons');
  const icons: Record<string, IconNode> = {};
  for (const icon of iconNamesOf(declaration)) {
    const file = path.join(folder, `${icon}.mjs`);
    if (!existsSync(file)) continue;
    const { __iconData } = (await import(file)) as IconFile;
    icons[icon] = __iconData.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  }
  return icons;
}

/** A remote from its source folder, built or not. */
export async function partInFolder(dir: string, declaration: RemoteDeclaration): Promise<RemotePart> {
  const isThere = (file: string) => findInRooms(dir, file) !== undefined;
  return {
    declared: declaration,
    contents: {
      texts: textsOf(dir, declaration),
      icons: Object.keys(await iconsOf(declaration)),
      screens: screensOf(declaration).filter((screen) => isThere(screenFile(screen))),
      slotParts: slotPartsOf(declaration).filter((part) => isThere(slotFile(part))),
      // The build writes them.
      doors: DOORS,
    },
  };
}

/** Fails the build of a remote that cannot be in any composition, with all its problems. */
export async function checkDeclaration(dir: string, declaration: RemoteDeclaration): Promise<void> {
  const problems = compositionProblems([await partInFolder(dir, declaration)], { isWhole: false });
  if (problems.length > 0) throw new DeclarationError(problems.map(({ text }) => text).join('\n'));
}

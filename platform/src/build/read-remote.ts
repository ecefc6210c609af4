import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IconNode, RemoteDeclaration } from '@academy/shared-auth/contract';

/** A mistake in what a remote declares, said so that its team can mend it. */
class DeclarationError extends Error {
  override name = 'DeclarationError';
}

export async function readDeclaration(dir: string): Promise<RemoteDeclaration> {
  const module = (await import(path.join(dir, 'remote.ts'))) as { default?: RemoteDeclaration };
  if (!module.default?.name) throw new DeclarationError(`${dir}/remote.ts has no default export of defineRemote(…)`);
  return module.default;
}

/** The file of a screen: `feature` or `feature/page`. */
export function screenFile(screen: string): string {
  const [feature = screen, page = feature] = screen.split('/');
  return `src/features/${feature}/${page}.page.tsx`;
}

/** Every screen that a route names, once. A route that points to no screen fails the build. */
export function screensOf(dir: string, declaration: RemoteDeclaration): string[] {
  const screens = [...new Set(declaration.routes.map((route) => route.screen))];
  for (const screen of screens) {
    if (existsSync(path.join(dir, screenFile(screen)))) continue;
    const routes = declaration.routes.filter((route) => route.screen === screen).map((route) => route.path);
    throw new DeclarationError(
      `${declaration.name}: ${routes.join(', ')} points to ${screenFile(screen)}, which does not exist`,
    );
  }
  return screens;
}

/** The file of a slot: `feature` or `feature/name`. */
export function slotFile(slot: string): string {
  const [feature = slot, name = feature] = slot.split('/');
  return `src/features/${feature}/${name}.slot.tsx`;
}

/** The counters of menu entries, by the entry's id. */
export const badgesOf = ({ menu }: RemoteDeclaration): { id: string; slot: string }[] =>
  menu.flatMap(({ id, badge }) => (badge ? [{ id, slot: badge }] : []));

/** A slot of the top bar or a badge of the menu without its file fails the build. */
export function checkSlots(dir: string, declaration: RemoteDeclaration): void {
  const check = (place: string, { id, slot }: { id: string; slot: string }) => {
    if (!existsSync(path.join(dir, slotFile(slot))))
      throw new DeclarationError(
        `${declaration.name}: the ${place}'s ${id} is ${slotFile(slot)}, which does not exist`,
      );
  };
  for (const slot of declaration.topBar) check('top bar', slot);
  for (const badge of badgesOf(declaration)) check('menu', badge);
}

/** The texts of titles and labels in both languages. A key without a text fails the build. */
export function textsOf(
  dir: string,
  declaration: RemoteDeclaration,
): { en: Record<string, string>; ar: Record<string, string> } {
  const { routes, menu, menuGroups, topBar } = declaration;
  const keys = new Set([
    ...routes.map((route) => route.titleKey),
    ...menu.map((entry) => entry.labelKey),
    ...menuGroups.map((group) => group.labelKey),
    ...topBar.map((slot) => slot.labelKey),
  ]);
  const read = (language: 'en' | 'ar') => {
    const file = path.join(dir, 'locales', language, `${declaration.namespace}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as object;
    return Object.fromEntries([...keys].map((key) => [key, textAt(texts, key, file)]));
  };
  return { en: read('en'), ar: read('ar') };
}

function textAt(texts: object, key: string, file: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
  if (typeof found !== 'string' || found === '') throw new DeclarationError(`${file} has no text for ${key}`);
  return found;
}

interface IconFile {
  __iconData: { node: [string, Record<string, string>][] };
}

/** The drawings of the icons of menu and top bar, from lucide, so that the shell can draw any remote's icon. */
export async function iconsOf(declaration: RemoteDeclaration): Promise<Record<string, IconNode>> {
  const folder = path.join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons');
  const icons: Record<string, IconNode> = {};
  for (const { icon } of [...declaration.menu, ...declaration.menuGroups, ...declaration.topBar]) {
    const file = path.join(folder, `${icon}.mjs`);
    if (!existsSync(file)) throw new DeclarationError(`${declaration.name}: lucide has no icon ${icon}`);
    const { __iconData } = (await import(file)) as IconFile;
    icons[icon] = __iconData.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  }
  return icons;
}

import { missingNotificationTexts } from './notification-problems.ts';
import { screenFile, slotFile } from './places.ts';
import {
  type Contents,
  type Declared,
  DOORS,
  iconNamesOf,
  type Problem,
  permissionTexts,
  type RemotePart,
} from './remote-part.ts';
import { fillerName } from './slot-problems.ts';

/** Names in a declaration that are missing in the build or the folder. */
export function contentProblems({ declared, contents }: RemotePart): Problem[] {
  if (!contents) return [];
  const texts = [
    ...missingDoors(contents),
    ...missingScreens(declared, contents),
    ...missingSlots(declared, contents),
    ...missingTexts(declared, contents),
    ...missingNotificationTexts(declared, contents),
    ...missingIcons(declared, contents),
  ];
  const { name } = declared;
  return texts.map((text) => ({ remotes: [name], text: `${name}: ${text}` }));
}

const missingDoors = ({ doors }: Contents) =>
  DOORS.filter((door) => !doors.includes(door)).map((door) => `the build has no module ${door}`);

function missingScreens({ routes }: Declared, { screens }: Contents): string[] {
  const missing = [...new Set(routes.map(({ screen }) => screen))].filter((screen) => !screens.includes(screen));
  return missing.map((screen) => {
    const paths = routes.filter((route) => route.screen === screen).map(({ path }) => path);
    return `${paths.join(', ')} needs the screen ${screenFile(screen)}, which does not exist`;
  });
}

const missingSlots = ({ slots }: Declared, { slotParts }: Contents): string[] =>
  slots
    .filter(({ part }) => !slotParts.includes(part))
    .map((filler) => `${fillerName(filler)} needs ${slotFile(filler.part)}, which does not exist`);

function missingTexts(declared: Declared, { texts }: Contents): string[] {
  const { routes, menu, menuGroups, palette, search, slots } = declared;
  const needed = [
    ...routes.map(({ path, titleKey }) => ({ what: `the title of ${path}`, key: titleKey })),
    ...menu.map(({ id, labelKey }) => ({ what: `the menu entry "${id}"`, key: labelKey })),
    ...menuGroups.map(({ id, labelKey }) => ({ what: `the menu group "${id}"`, key: labelKey })),
    ...palette.flatMap(({ id, labelKey, synonymsKey }) =>
      [labelKey, ...(synonymsKey ? [synonymsKey] : [])].map((key) => ({ what: `the palette entry "${id}"`, key })),
    ),
    ...search.map(({ kind, labelKey }) => ({ what: `the search kind "${kind}"`, key: labelKey })),
    ...slots.flatMap((filler) => (filler.labelKey ? [{ what: fillerName(filler), key: filler.labelKey }] : [])),
    ...permissionTexts(declared),
  ];
  return (['en', 'ar'] as const).flatMap((language) =>
    needed
      .filter(({ key }) => !texts[language][key]?.trim())
      .map(({ what, key }) => `${what} has no text ${key} in ${language}`),
  );
}

const missingIcons = (declared: Declared, { icons }: Contents): string[] =>
  iconNamesOf(declared)
    .filter((icon) => !icons.includes(icon))
    .map((icon) => `there is no icon ${icon}`);

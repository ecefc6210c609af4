import { missingNotificationTexts } from './notification-problems.ts';
import { screenFile, slotFile } from './places.ts';
import { type Contents, type Declared, DOORS, type Problem, permissionTexts, type RemotePart } from './remote-part.ts';

/** What a declaration names that the build or the folder does not have. */
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

function missingSlots({ topBar, menu }: Declared, { slots }: Contents): string[] {
  const needed = [
    ...topBar.map(({ id, slot }) => ({ what: `the top bar control "${id}"`, slot })),
    ...menu.flatMap(({ id, badge }) => (badge ? [{ what: `the badge of the menu entry "${id}"`, slot: badge }] : [])),
  ];
  return needed
    .filter(({ slot }) => !slots.includes(slot))
    .map(({ what, slot }) => `${what} needs ${slotFile(slot)}, which does not exist`);
}

function missingTexts(declared: Declared, { texts }: Contents): string[] {
  const { routes, menu, menuGroups, topBar } = declared;
  const needed = [
    ...routes.map(({ path, titleKey }) => ({ what: `the title of ${path}`, key: titleKey })),
    ...menu.map(({ id, labelKey }) => ({ what: `the menu entry "${id}"`, key: labelKey })),
    ...menuGroups.map(({ id, labelKey }) => ({ what: `the menu group "${id}"`, key: labelKey })),
    ...topBar.map(({ id, labelKey }) => ({ what: `the top bar control "${id}"`, key: labelKey })),
    ...permissionTexts(declared),
  ];
  return (['en', 'ar'] as const).flatMap((language) =>
    needed
      .filter(({ key }) => !texts[language][key]?.trim())
      .map(({ what, key }) => `${what} has no text ${key} in ${language}`),
  );
}

function missingIcons({ menu, menuGroups, topBar }: Declared, { icons }: Contents): string[] {
  const needed = new Set([...menu, ...menuGroups, ...topBar].map(({ icon }) => icon));
  return [...needed].filter((icon) => !icons.includes(icon)).map((icon) => `there is no icon ${icon}`);
}

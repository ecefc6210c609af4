function fileIn(place: string, ending: string): string {
  const [feature = place, name = feature] = place.split('/');
  return `features/${feature}/${name}.${ending}.tsx`;
}

/** The file of a screen, in `src` or a room of it: `feature` or `feature/page`. */
export const screenFile = (screen: string): string => fileIn(screen, 'page');

/** The file, in `src` or a room of it, of a part that fills a slot: `feature` or `feature/name`. */
export const slotFile = (part: string): string => fileIn(part, 'slot');

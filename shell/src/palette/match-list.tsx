import { chakra } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { PaletteLink } from './palette-links.ts';
import { PaletteOption } from './palette-option.tsx';
import type { ResultLink } from './result-links.ts';

const List = chakra('div', { base: { marginBlock: '3', maxHeight: '50dvh', overflowY: 'auto' } });
const Group = chakra('ul', { base: { listStyle: 'none', '& + &': { marginBlockStart: '3' } } });
const GroupName = chakra('li', { base: { paddingInline: '3', paddingBlock: '1', fontSize: 'xs', color: 'fg.subtle' } });

export interface Section {
  name: string | null;
  links: readonly (PaletteLink | ResultLink)[];
}

/** The id of a match, counted over all sections: the input names the chosen one by it. */
export const optionId = (listId: string, position: number) => `${listId}-${position}`;

interface MatchListProps {
  id: string;
  sections: readonly Section[];
  /** The position of the chosen match. */
  chosen: number;
  isPending: boolean;
  onPoint: (position: number) => void;
  onChoose: (link: PaletteLink | ResultLink) => void;
}

/** The matches in their sections. */
export function MatchList({ id, sections, chosen, isPending, onPoint, onChoose }: MatchListProps) {
  const { t } = useTranslation('shell');
  const found = sections.flatMap(({ links }) => links);
  return (
    <List role="listbox" id={id} aria-label={t('palette.list.label')} aria-busy={isPending}>
      {sections.map((section) => (
        <Group key={section.name ?? ''} role="group" aria-label={section.name ?? t('palette.list.pages')}>
          {section.name && (
            <GroupName role="presentation" aria-hidden>
              {section.name}
            </GroupName>
          )}
          {section.links.map((link) => {
            const position = found.indexOf(link);
            return (
              <PaletteOption
                key={link.id}
                link={link}
                id={optionId(id, position)}
                aria-selected={position === chosen}
                onPointerMove={() => onPoint(position)}
                onClick={() => onChoose(link)}
              />
            );
          })}
        </Group>
      ))}
    </List>
  );
}

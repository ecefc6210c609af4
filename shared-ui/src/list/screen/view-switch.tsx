import { Flex, IconButton, Tooltip } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { LayoutGridIcon, Rows3Icon } from '../../icons.ts';
import type { DrawnView, ListView } from '../list-types.ts';

interface ViewSwitchProps {
  view: DrawnView;
  onChoose: (view: ListView) => void;
}

const views = [
  { view: 'table', Icon: Rows3Icon },
  { view: 'cards', Icon: LayoutGridIcon },
] as const;

/** Table or cards. */
export function ViewSwitch({ view: current, onChoose }: ViewSwitchProps) {
  const { t } = useTranslation('ui');
  return (
    <Flex
      as="fieldset"
      aria-label={t('list.view.label')}
      borderWidth="1px"
      borderColor="border.medium"
      borderRadius="control"
      padding="0.5"
      gap="0.5"
    >
      {views.map(({ view, Icon }) => (
        <Tooltip key={view} label={t(`list.view.${view}`)}>
          <IconButton
            aria-label={t(`list.view.${view}`)}
            aria-pressed={view === current}
            minHeight="34px"
            css={{ '&[aria-pressed=true]': { bg: 'bg.muted' } }}
            onClick={() => onChoose(view)}
          >
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Flex>
  );
}

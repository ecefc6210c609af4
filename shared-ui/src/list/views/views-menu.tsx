import { OneLine } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { BookmarkIcon } from '../../icons.ts';
import { ToolMenu } from '../menu/tool-menu.tsx';
import type { StatePart } from '../state/use-list.ts';
import { useViews } from './use-views.tsx';

/** The saved views of a list; the button names the present one. */
export function ViewsMenu({ state }: { state: StatePart }) {
  const { t } = useTranslation('ui');
  const { items, current, dialog } = useViews(state);
  const label = t('list.views.label');
  return (
    <>
      <ToolMenu label={label} items={items} icon={<BookmarkIcon aria-hidden />}>
        <OneLine maxWidth="10rem">{current ?? label}</OneLine>
      </ToolMenu>
      {dialog}
    </>
  );
}

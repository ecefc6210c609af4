import { useTranslation } from '@academy/shared-auth';
import { ActionMenu, Button, Span } from '@academy/shared-ui';
import { BookmarkIcon } from '../../icons.ts';
import type { ListModel } from '../state/use-list.ts';
import { useViews } from './use-views.tsx';

/** The saved views of a list; the button says which one is shown. */
export function ViewsMenu<Row>({ list }: { list: ListModel<Row> }) {
  const { t } = useTranslation('ui');
  const { items, current, dialog } = useViews(list);
  const label = t('list.views.label');
  return (
    <>
      <ActionMenu
        label={label}
        items={items}
        trigger={(props) => (
          <Button variant="outline" {...props}>
            <BookmarkIcon aria-hidden />
            <Span truncate maxWidth="10rem" dir="auto">
              {current ?? label}
            </Span>
          </Button>
        )}
      />
      {dialog}
    </>
  );
}

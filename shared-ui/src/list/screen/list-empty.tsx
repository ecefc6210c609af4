import { useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Button, EmptyState } from '@academy/shared-ui';
import { SearchXIcon } from '../../icons.ts';
import type { ListModel } from '../state/use-list.ts';

/** Whether rows may be missing because they do not fit; else there are none at all. */
export const isSearched = <Row,>({ state, canSearch }: ListModel<Row>): boolean =>
  Object.keys(state.filters).length > 0 || (state.q !== '' && canSearch);

/** Why no row is here: there is none at all, none that fits, or none on a page this far. */
export function ListEmpty<Row>({ list, onCleared }: { list: ListModel<Row>; onCleared: () => void }) {
  const { t } = useTranslation('ui');
  const { state, lastPage, found } = list;
  if (found && found.total > 0 && found.rows.length === 0)
    return (
      <EmptyState
        title={t('list.beyond.title', { page: state.page })}
        text={t('list.beyond.text', { count: lastPage })}
        action={
          <Button asChild>
            <Link to={list.addressOf(lastPage)} preventScrollReset>
              {t('list.beyond.action')}
            </Link>
          </Button>
        }
      />
    );
  if (!isSearched(list)) return <EmptyState {...list.empty} />;
  const clear = () => {
    list.go({ filters: {}, q: '' });
    onCleared();
  };
  return (
    <EmptyState
      icon={<SearchXIcon size={22} />}
      title={t('list.nothing.title')}
      text={t('list.nothing.text')}
      action={
        <Button variant="outline" onClick={clear}>
          {t('list.nothing.clear')}
        </Button>
      }
    />
  );
}

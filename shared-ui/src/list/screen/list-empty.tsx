import { Button, EmptyState } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SearchXIcon } from '../../icons.ts';
import type { RowsPart, StatePart } from '../state/use-list.ts';

/** Whether filters or search may hide rows; otherwise there are none at all. */
export const isSearched = ({ address, canSearch }: StatePart): boolean =>
  Object.keys(address.filters).length > 0 || (address.q !== '' && canSearch);

interface ListEmptyProps<Row> {
  state: StatePart;
  rows: RowsPart<Row>;
  onCleared: () => void;
}

/** Why there is no row: none exists, none matches, or the page is beyond the end. */
export function ListEmpty<Row>({ state, rows, onCleared }: ListEmptyProps<Row>) {
  const { t } = useTranslation('ui');
  const { lastPage, found } = rows;
  if (found && found.total > 0 && found.rows.length === 0)
    return (
      <EmptyState
        title={t('list.beyond.title', { page: state.address.page })}
        text={t('list.beyond.text', { count: lastPage })}
        action={
          <Button asChild>
            <Link to={state.addressOf(lastPage)} preventScrollReset>
              {t('list.beyond.action')}
            </Link>
          </Button>
        }
      />
    );
  if (!isSearched(state)) return <EmptyState {...state.empty} />;
  const clear = () => {
    state.go({ filters: {}, q: '' });
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

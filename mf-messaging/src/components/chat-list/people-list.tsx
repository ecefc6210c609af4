import { List, ListItem } from '@academy/shared-ui';
import { SearchIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatQueries, type OwnList } from '#/api/chats.ts';
import { OFFICE_ID } from '#/api/office-key.ts';
import { OfficePicture } from '#/components/office-picture.tsx';
import { placeOf } from '#/components/places.ts';
import { useContactText } from '#/components/role-name.ts';
import { ChatRow } from './chat-row.tsx';
import { ListEmpty, ListFailed, ListSkeleton } from './list-states.tsx';

/** A value, after it has not changed for some milliseconds. */
function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

/** Milliseconds after the last key before a name is searched. */
const SETTLING_MS = 250;

interface PeopleListProps {
  list: OwnList;
  search: string;
}

/** The people whom the viewer may write to (D45), by name; choosing one opens the conversation with them. */
export function PeopleList({ list, search }: PeopleListProps) {
  const { t } = useTranslation('messaging');
  const contactText = useContactText();
  const people = useQuery(chatQueries.contacts(useDebounced(search.trim(), SETTLING_MS)));
  if (people.isPending) return <ListSkeleton />;
  if (!people.data) return <ListFailed onRetry={() => void people.refetch()} />;
  if (people.data.length === 0)
    return <ListEmpty icon={<SearchIcon />} title={t('people.empty.title')} text={t('people.empty.text')} />;
  return (
    <List aria-label={t('people.list.label')} aria-busy={people.isPlaceholderData}>
      {people.data.map((person) => (
        <ListItem key={person.id}>
          {person.id === OFFICE_ID ? (
            <ChatRow
              to={placeOf(list, person.id)}
              person={person}
              picture={<OfficePicture size={48} />}
              preview={t('office.own.hint')}
            />
          ) : (
            <ChatRow to={placeOf(list, person.id)} person={person} preview={contactText(person)} />
          )}
        </ListItem>
      ))}
    </List>
  );
}

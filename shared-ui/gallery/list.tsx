import type { Language } from '@academy/shared-auth';
import { Button, createQueryClient, PageBody, PageHeader, toast } from '@academy/shared-ui';
import { PencilIcon, PlusIcon, SendIcon, TrashIcon, UserIcon } from '@academy/shared-ui/icons';
import { type Column, type ListParams, ListScreen, toCsv } from '@academy/shared-ui/list';
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListWords, listWords } from './list-words.ts';
import { findPeople, type Person } from './people.ts';

/** `slow` never responds, `fail` rejects: they show the list's waiting and error states. */
type Responding = 'at once' | 'slow' | 'fail';

const peopleQuery = (language: Language, params: ListParams, responding: Responding) =>
  queryOptions({
    queryKey: ['people', language, params],
    queryFn: async () => {
      if (responding === 'slow') await new Promise(() => {});
      if (responding === 'fail') throw new Error('refused');
      return findPeople(language, params);
    },
    retry: false,
  });

const columns = (words: ListWords): Column<Person>[] => [
  {
    id: 'name',
    header: words.name,
    kind: 'person',
    sortable: true,
    value: (person) => ({ id: person.email, name: person.name }),
  },
  { id: 'email', header: words.email, kind: 'email', sortable: true, value: (person) => person.email },
  { id: 'phone', header: words.phone, kind: 'phone', value: (person) => person.phone },
  { id: 'role', header: words.role, value: (person) => words.roles[person.role] },
  {
    id: 'active',
    header: words.state,
    kind: 'badge',
    value: ({ active }) => ({ label: active ? words.active : words.inactive, tone: active ? 'success' : 'neutral' }),
  },
  { id: 'classes', header: words.classes, kind: 'number', sortable: true, value: (person) => person.classes },
  { id: 'joined', header: words.joined, kind: 'date', sortable: true, value: (person) => person.joined },
];

/** The list screen with 143 people. */
export function PeopleList({ language, responding }: { language: Language; responding: Responding }) {
  const [client] = useState(createQueryClient);
  const words = listWords[language];
  const options = (Object.keys(words.roles) as Person['role'][]).map((value) => ({ value, label: words.roles[value] }));
  return (
    <QueryClientProvider client={client}>
      <PageBody>
        <PageHeader
          title={words.title}
          context={words.context}
          action={
            <Button>
              <PlusIcon aria-hidden />
              {words.add}
            </Button>
          }
        />
        <ListScreen
          name="gallery-people"
          label={words.title}
          query={(params) => peopleQuery(language, params, responding)}
          columns={columns(words)}
          rowKey={(person) => person.id}
          rowLabel={(person) => person.name}
          rowTo={(person) => `/people/${person.id}`}
          search="all"
          filters={[
            { id: 'name', label: words.name, kind: 'text' },
            { id: 'role', label: words.role, kind: 'select', options },
            { id: 'active', label: words.active, kind: 'boolean' },
          ]}
          actions={(person) => [
            { label: words.edit, icon: <PencilIcon />, to: `/people/${person.id}/edit` },
            { label: words.profile, icon: <UserIcon />, to: `/people/${person.id}` },
            'separator',
            { label: words.remove, icon: <TrashIcon />, tone: 'danger', onSelect: () => toast.info(person.name) },
          ]}
          bulk={[
            { id: 'write', label: words.write, icon: <SendIcon />, onSelect: () => toast.info(words.write) },
            { id: 'remove', label: words.remove, icon: <TrashIcon />, tone: 'danger', onSelect: () => false },
          ]}
          csv={{
            fileName: 'people.csv',
            fetch: async (params) =>
              toCsv(
                [
                  { header: words.name, value: (person: Person) => person.name },
                  { header: words.phone, value: (person: Person) => person.phone },
                ],
                findPeople(language, { ...params, page: 1, perPage: 1000 }).rows,
              ),
          }}
          empty={{ icon: <UserIcon size={22} />, title: words.empty }}
        />
      </PageBody>
    </QueryClientProvider>
  );
}

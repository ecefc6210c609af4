import type { Language } from '@academy/shared-auth';
import { createQueryClient } from '@academy/shared-ui';
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import type { ListParams, ListScreenProps } from './list-types.ts';
import { ListScreen } from './screen/list-screen.tsx';

interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
  left: number;
}

export const people: Person[] = Array.from({ length: 143 }, (_, index) => ({
  id: String(index + 1),
  name: index === 1 ? 'ليلى منصور' : `Person ${index + 1}`,
  email: `person${index + 1}@academy.test`,
  role: index % 2 ? 'teacher' : 'student',
  left: index * 10,
}));

/** The API's response to these parameters. */
export function responseOf({ page, perPage, sort, q, filters }: ListParams, of = people) {
  const found = of.filter(
    ({ name, role }) =>
      name.includes(q) && name.includes(filters.name ?? '') && (!filters.role || role === filters.role),
  );
  if (sort) found.sort((one, other) => (one.left - other.left) * (sort.startsWith('-') ? -1 : 1));
  return { rows: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}

type ListResponse = ReturnType<typeof responseOf>;
type Given = Partial<ListScreenProps<Person, 'name' | 'role'>> & {
  response?: (params: ListParams) => ListResponse | Promise<ListResponse>;
};

/** Renders the list of 143 people at an address; `asked` is called with the parameters of each request. */
export async function showPeople(given: Given = {}, search = '', language: Language = 'en') {
  const { response = responseOf, ...props } = given;
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const asked = vi.fn(response);
  const list = (
    <QueryClientProvider client={client}>
      <ListScreen
        name="people"
        label="People"
        query={(params) => queryOptions({ queryKey: ['people', params], queryFn: async () => asked(params) })}
        columns={[
          { id: 'name', header: 'Name', kind: 'person', value: ({ id, name }) => ({ id, name }) },
          { id: 'email', header: 'E-mail', kind: 'email', value: ({ email }) => email },
          { id: 'role', header: 'Role', value: ({ role }) => role, hideInCards: true },
          { id: 'left', header: 'Classes left', kind: 'number', sortable: true, value: ({ left }) => left },
        ]}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        filters={[
          { id: 'name', label: 'Name', kind: 'text' },
          {
            id: 'role',
            label: 'Role',
            kind: 'select',
            options: [
              { value: 'student', label: 'Student' },
              { value: 'teacher', label: 'Teacher' },
            ],
          },
        ]}
        empty={{ title: 'People will appear here' }}
        {...props}
      />
    </QueryClientProvider>
  );
  const page = await renderUi(list, language, `/people${search}`);
  return { ...page, asked, search: () => page.router.state.location.search };
}

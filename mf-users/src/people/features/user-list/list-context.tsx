import type { Scope } from '@academy/shared-auth';
import { HStack, Span, TextLink, touch } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { type ListName, places } from '#/base/components/people/places.ts';
import { contextKey } from '#/people/components/readership.ts';

/** Large enough for a thumb, also at the edge of the links above. */
const belowTheAction = { [touch]: { marginBlockStart: '3' } };
const withoutEntry = ['guest', 'all'] as const;

/** The people in the list; viewers of everybody get links to the lists that are not in the menu. */
export function ListContext({ name, scope }: { name: ListName; scope: Scope }) {
  const { t } = useTranslation('users');
  const others = scope === 'all' ? withoutEntry.filter((each) => each !== name) : [];
  return (
    <HStack as="span" flexWrap="wrap" columnGap="4" rowGap="1" css={belowTheAction}>
      <Span>{t(contextKey(scope, name))}</Span>
      {others.map((other) => (
        <TextLink alone key={other} to={places.list(other)} fontSize="sm" data-screen-only>
          {t(`list.title.${other}`)}
        </TextLink>
      ))}
    </HStack>
  );
}

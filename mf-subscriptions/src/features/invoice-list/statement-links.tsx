import { useHasRole, useSession } from '@academy/shared-auth';
import { Button, Flex } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { parentsChildrenQuery } from '#/api/children.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';

/** The statements of the viewer and of a parent's children (D111). */
export function StatementLinks() {
  const { t } = useTranslation('subscriptions');
  const id = useSession(({ user }) => user?.id);
  const isStudent = useHasRole('student');
  const { data: children = [] } = useQuery(parentsChildrenQuery());
  const links = [
    ...(isStudent && id ? [{ id, label: t('invoices.statement.own') }] : []),
    ...children.map((child) => ({ id: child.id, label: t('invoices.statement.of', { name: isolated(child.name) }) })),
  ];
  if (links.length === 0) return null;
  return (
    <Flex gap="2" flexWrap="wrap">
      {links.map((link) => (
        <Button key={link.id} asChild variant="outline" size="sm">
          <Link to={places.statement(link.id)}>
            <FileTextIcon aria-hidden />
            {link.label}
          </Link>
        </Button>
      ))}
    </Flex>
  );
}

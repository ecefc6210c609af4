import { Button, Flex, Text } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { materialQueries } from '#/library/api/materials.ts';
import { materialChoice } from '#/library/components/material-choice.ts';

/** Below the field if the academy has no materials: says so, with a link to add one for viewers who may. */
export function AddMaterial() {
  const { t } = useTranslation('classes');
  const { can } = useViewer();
  const client = useQueryClient();
  const { data } = useQuery(materialChoice(''));
  const isMissing = data?.length === 0;
  useEffect(() => {
    if (!isMissing) return;
    const askAgain = () => void client.invalidateQueries({ queryKey: materialQueries.all() });
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, [isMissing, client]);
  if (!isMissing) return null;
  return (
    <Flex gap="3" alignItems="center" flexWrap="wrap" role="status">
      <Text color="fg.muted" fontSize="sm">
        {t(can('materials.create') ? 'classForm.material.none' : 'classForm.material.noneHere')}
      </Text>
      {can('materials.create') && (
        <Button asChild variant="outline" size="sm">
          <Link to={places.addMaterial} target="_blank">
            <PlusIcon aria-hidden />
            {t('classForm.material.add')}
          </Link>
        </Button>
      )}
    </Flex>
  );
}

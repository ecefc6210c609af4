import { Box, Flex, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ChosenPicture } from './chosen-picture.ts';
import { type Area, placeBehind } from './crop-maths.ts';

/** As on this page, and beside a name. Pixels. */
const SIDES = [96, 36] as const;

interface PicturePreviewsProps {
  picture: ChosenPicture;
  area: Area;
}

/** The round result at the sizes in which others will see it. */
export function PicturePreviews({ picture, area }: PicturePreviewsProps) {
  const { t } = useTranslation('users');
  return (
    <Flex flexDirection={{ base: 'row', sm: 'column' }} alignItems="center" justifyContent="center" gap="4">
      <Text fontSize="xs" color="fg.subtle">
        {t('own.picture.preview')}
      </Text>
      {SIDES.map((side) => {
        const { x, y, width, height } = placeBehind(side, area, picture);
        return (
          <Box
            key={side}
            dir="ltr"
            position="relative"
            overflow="hidden"
            borderRadius="full"
            flexShrink="0"
            aria-hidden
            style={{ width: side, height: side }}
          >
            <img
              src={picture.url}
              alt=""
              style={{ maxWidth: 'none', width, height, transform: `translate(${x}px, ${y}px)` }}
            />
          </Box>
        );
      })}
    </Flex>
  );
}

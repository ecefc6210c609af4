import { Box, chakra, HStack, Span, Stack } from '@academy/shared-ui';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { type Area, isArea } from './crop-maths.ts';

const MOST_ZOOM = 4;
/** Pixels per press of an arrow key; a fifth with Shift. */
const KEY_STEP = 10;

const Slider = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    height: '11',
    borderRadius: 'control',
    accentColor: '{colors.brand.solid}',
    cursor: 'pointer',
    _dark: { colorScheme: 'dark' },
  },
});

/** The page's policy blocks style elements, so the cropper's own styles are here. */
const stageStyle = {
  '& .reactEasyCrop_Container': {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
  },
  '& .reactEasyCrop_Image': { maxWidth: 'unset', willChange: 'transform' },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    borderWidth: '2px',
    borderColor: 'white',
    borderRadius: 'full',
    boxShadow: '0 0 0 9999px {colors.media.veil}',
    _focusVisible: { outline: '3px solid {colors.accent.solid}', outlineOffset: '-8px' },
  },
};

interface CropStageProps {
  url: string;
  onArea: (area: Area) => void;
}

/** The picture behind a round window: moved by dragging, pinching or arrow keys, enlarged by the slider. */
export function CropStage({ url, onArea }: CropStageProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <Stack gap="1" flex="1" minWidth="0">
      {/* Positions in the picture do not depend on the language's direction. */}
      <Box
        dir="ltr"
        position="relative"
        height={{ base: '15rem', sm: '18rem' }}
        bg="media.ground"
        borderRadius="control"
        overflow="hidden"
        css={stageStyle}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => isArea(area) && onArea(area)}
          cropperProps={{ role: 'application', 'aria-label': t('own.picture.window'), 'aria-describedby': id }}
        />
      </Box>
      <HStack gap="3">
        <Span asChild fontSize="sm" fontWeight="medium">
          <label htmlFor={`${id}-zoom`}>{t('own.picture.zoom')}</label>
        </Span>
        <Slider
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </HStack>
      <Span id={id} fontSize="xs" color="fg.subtle">
        {t('own.picture.keys')}
      </Span>
    </Stack>
  );
}

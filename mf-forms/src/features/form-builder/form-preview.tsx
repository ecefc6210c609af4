import { useLanguage } from '@academy/shared-auth';
import { Box, Button, chakra, Heading, HStack, Stack, Text, useTheme } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useWatch } from '@academy/shared-ui/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuilderValues } from '#/api/form-fields.ts';
import { previewQuery, type Sketch } from '#/api/preview.ts';
import { sketchOf } from './sketch.ts';
import { useSettled } from './use-settled.ts';
import { useWidth } from './use-width.ts';

const Frame = chakra('iframe');

const SETTLING_MS = 300;
/** Width of the preview's window in pixels. */
const widths = { phone: 390, wide: 900 } as const;
const HEIGHT = 640;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <HStack role="group" aria-label={label} gap="1" flexWrap="wrap">
      {options.map((option) => (
        <Button
          key={option.value}
          variant={option.value === value ? 'outline' : 'ghost'}
          aria-pressed={option.value === value}
          lang={option.lang}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </HStack>
  );
}

/** The form's public page, drawn by the same code as for visitors. */
export function FormPreview({ entry }: { entry: EntryFormState<BuilderValues> }) {
  const { t } = useTranslation('forms');
  const [language, setLanguage] = useState(useLanguage());
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const room = useWidth();
  // The author's theme, which a frame does not know.
  const { theme } = useTheme();
  const values = useWatch({ control: entry.form.control }) as BuilderValues;
  const sketch = useSettled(JSON.stringify(sketchOf(values, language)), SETTLING_MS);
  const { data: html, error } = useQuery({
    ...previewQuery(JSON.parse(sketch) as Sketch),
    placeholderData: keepPreviousData<string>,
  });
  const scale = Math.min(1, (room.width || widths.phone) / widths[width]);
  return (
    <Stack as="section" aria-label={t('preview.title')} gap="3">
      <HStack justifyContent="space-between" flexWrap="wrap">
        <Heading as="h2" size="sm">
          {t('preview.title')}
        </Heading>
        <HStack gap="3" flexWrap="wrap">
          <Choice
            label={t('preview.language')}
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'en', label: 'English', lang: 'en' },
              { value: 'ar', label: 'العربية', lang: 'ar' },
            ]}
          />
          <Choice
            label={t('preview.width')}
            value={width}
            onChange={setWidth}
            options={[
              { value: 'phone', label: t('preview.phone') },
              { value: 'wide', label: t('preview.wide') },
            ]}
          />
        </HStack>
      </HStack>
      {error && !html && <Text color="fg.muted">{t('preview.failed')}</Text>}
      <Box ref={room.element} height={`${HEIGHT}px`} overflow="hidden">
        <Frame
          title={t('preview.page')}
          sandbox="allow-same-origin"
          srcDoc={html?.replace('<html ', `<html class="${theme}" `) ?? ''}
          display="block"
          marginInline={scale < 1 ? '0' : 'auto'}
          border="1px solid"
          borderColor="border"
          borderRadius="card"
          transformOrigin={{ _ltr: 'top left', _rtl: 'top right' }}
          style={{ width: widths[width], height: HEIGHT / scale, transform: `scale(${scale})` }}
        />
      </Box>
    </Stack>
  );
}

import { startTestI18n } from '@academy/shared-auth/testing';
import { UiProvider } from '@academy/shared-ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Media } from '#/api/media.ts';
import { aPicture, aVideo } from '#/testing/server.ts';
import ar from '#locales/ar/timeline.json';
import en from '#locales/en/timeline.json';
import { PostMedia } from './post-media.tsx';

const pictures = (count: number) => Array.from({ length: count }, (_, index) => aPicture(`p${index + 1}`));

async function show(images: Media[], language: 'en' | 'ar' = 'en') {
  await startTestI18n(language, { timeline: language === 'en' ? en : ar });
  render(
    <UiProvider>
      <PostMedia post={{ images, user: { id: '7', name: 'Maryam', image: null } }} />
    </UiProvider>,
  );
  return userEvent.setup();
}

describe('the pictures of a post', () => {
  test.each([
    [1, 1, null],
    [2, 2, null],
    [3, 3, null],
    [4, 4, null],
    [5, 3, '+2 photos'],
    [9, 3, '+6 photos'],
  ])('of %i pictures of a post, %i are shown', async (count, shown, more) => {
    await show(pictures(count));
    expect(screen.getAllByRole('img')).toHaveLength(shown);
    expect(screen.queryByText(/^\+/)?.textContent ?? null).toBe(more);
  });

  test.each([
    [5, '+ صورتان'],
    [6, '+ 3 صور'],
    [14, '+ 11 صورة'],
  ])('the number of the other pictures of %i is in Arabic', async (count, more) => {
    await show(pictures(count), 'ar');
    expect(screen.getByText(more)).toBeTruthy();
  });

  test('the other files of a post are not called photos if they include videos', async () => {
    await show([...pictures(4), aVideo('v')]);
    expect(screen.getByText('+2 more')).toBeTruthy();
  });

  test('pictures are labelled, lazy and of a fitting size', async () => {
    await show(pictures(5));
    const picture = screen.getByRole('img', { name: 'Photo 2 of 5 by ⁨Maryam⁩' });
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.getAttribute('decoding')).toBe('async');
    expect(picture.getAttribute('srcset')).toBe(
      '/api/files/media/p2-320.webp?pass=p 320w, /api/files/media/p2-960.webp?pass=p 960w, /api/files/media/p2.jpg?pass=p 1200w',
    );
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '800']);
  });

  test('a single picture reserves its space', async () => {
    await show(pictures(1));
    const frame = screen.getByRole('button', { name: /^Photo by/ }).parentElement;
    expect(frame?.style.aspectRatio).toMatch(/^1.5/);
  });

  test('a missing picture is replaced by a placeholder', async () => {
    await show(pictures(1));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('This file can’t be shown')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('files of an unknown kind are not shown', async () => {
    await show([aPicture('a'), aPicture('b', { type: 'other' })]);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});

describe('a video', () => {
  test('a single video shows its poster until it is played', async () => {
    await show([aVideo('v')]);
    const video = screen.getByLabelText(/^Video by/) as HTMLVideoElement;
    expect(video.getAttribute('src')).toBe('/api/files/media/v.mp4?pass=p');
    expect(video.getAttribute('poster')).toBe('/api/files/media/v-960.webp?pass=p');
    expect(video.getAttribute('preload')).toBe('none');
    expect([video.controls, video.autoplay, video.hasAttribute('playsinline')]).toEqual([true, false, true]);
    fireEvent.error(video);
    expect(screen.getByText('This file can’t be shown')).toBeTruthy();
  });

  test('a video without a poster loads only its start', async () => {
    await show([{ ...aVideo('v'), thumbnails: [] }]);
    expect(screen.getByLabelText(/^Video by/).getAttribute('preload')).toBe('metadata');
  });
});

describe('the large view', () => {
  test('the lightbox opens at the clicked picture, moves by key and closes with Escape', async () => {
    const user = await show(pictures(3));
    await user.click(screen.getByRole('button', { name: /^Photo 2 of 3/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Large view' });
    const current = () => dialog.querySelector('.yarl__slide_current')?.getAttribute('aria-label');
    await waitFor(() => expect(current()).toBe('2 of 3'));
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

import { describe, expect, test } from 'vitest';
import { type Area, toastTop } from './toast-place.ts';

const screen = 800;
const toast: Area = { top: 0, bottom: 70, left: 900, right: 1260 };
const header: Area = { top: 0, bottom: 121, left: 0, right: 1280 };
const button = (top: number, left = 1100): Area => ({ top, bottom: top + 44, left, right: left + 120 });

describe('a toast', () => {
  test('lies below the header, or at the top where there is none', () => {
    expect(toastTop(toast, [header], [], screen)).toBe(133);
    expect(toastTop(toast, [], [], screen)).toBe(12);
  });

  test('lies below the head of a conversation as well', () => {
    const chat = { top: 121, bottom: 191, left: 500, right: 1280 };

    expect(toastTop(toast, [chat, header], [], screen)).toBe(203);
  });

  test('moves below the buttons that it would cover, and no others', () => {
    expect(toastTop(toast, [header], [button(150)], screen)).toBe(206);
    expect(toastTop(toast, [header], [button(150), button(230)], screen)).toBe(286);
    expect(toastTop(toast, [header], [button(150, 600)], screen)).toBe(133);
    expect(toastTop(toast, [header], [button(260)], screen)).toBe(133);
  });

  test('stays below the header where the upper half is full of buttons', () => {
    const column = Array.from({ length: 12 }, (_, index) => button(130 + index * 60));

    expect(toastTop(toast, [header], column, screen)).toBe(133);
  });
});

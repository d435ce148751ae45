import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { CalendarBlock } from '../../calendar-layout.ts';
import type { Place } from '../../calendar-move.ts';
import type { CalendarMove } from './use-calendar-move.ts';

/** A smaller movement is a click. */
const leastPixels = 6;

interface Grabbed {
  x: number;
  y: number;
  /** From the top of the block to the pointer. */
  offset: number;
  isDragging: boolean;
}

/** The column under the pointer, and the minute at the top of what is dragged. */
function placeUnder(event: PointerEvent, offset: number): Place | null {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const column = under.map((element) => element.closest<HTMLElement>('[data-date]')).find((each) => each);
  const { date, from, scale } = column?.dataset ?? {};
  if (!column || !date) return null;
  const pixels = event.clientY - offset - column.getBoundingClientRect().top;
  return { date, minute: Number(from) + pixels / Number(scale) };
}

/** Lets a block be dragged with a mouse or a pen; a finger scrolls, and has a form. */
export function useDrag(block: CalendarBlock, date: string, move: CalendarMove, isMovable: boolean) {
  const grabbed = useRef<Grabbed | null>(null);
  const wasDragged = useRef(false);
  if (!isMovable) return {};
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const offset = event.clientY - event.currentTarget.getBoundingClientRect().top;
    grabbed.current = { x: event.clientX, y: event.clientY, offset, isDragging: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = grabbed.current;
    if (!held) return;
    if (!held.isDragging) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < leastPixels) return;
      held.isDragging = true;
      wasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      move.lift(block, date);
    }
    const place = placeUnder(event, held.offset);
    if (place) move.drag(block, place);
  };
  const onPointerUp = () => {
    if (grabbed.current?.isDragging) move.place();
    grabbed.current = null;
  };
  const onPointerCancel = () => {
    if (grabbed.current?.isDragging) move.cancel();
    grabbed.current = null;
  };
  // The click that ends a drag opens nothing.
  const onClickCapture = (event: MouseEvent) => {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture };
}

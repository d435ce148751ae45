import type { DragEvent } from 'react';

interface DragOrder {
  /** Only drags within the list of this name count. */
  list: string;
  index: number;
  isDraggable: boolean;
  onMove: (from: number, to: number) => void;
}

/** Lets an item of a list be dragged to another position; buttons do the same by keyboard. */
export function dragOrder({ list, index, isDraggable, onMove }: DragOrder) {
  const type = `application/x-souk-${list}`;
  return {
    draggable: isDraggable,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(type, String(index)),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(type)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const from = event.dataTransfer.getData(type);
      if (from === '') return;
      event.preventDefault();
      event.stopPropagation();
      onMove(Number(from), index);
    },
  };
}

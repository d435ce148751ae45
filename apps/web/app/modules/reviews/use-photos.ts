import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Refusal, sortOut } from '../../ui/upload-order.ts';
import { reviewPhotoLimits } from './photo-limits.ts';

export interface ChosenPhoto {
  file: File;
  url: string;
}

interface ChosenPhotos {
  input: RefObject<HTMLInputElement | null>;
  photos: readonly ChosenPhoto[];
  refused: readonly Refusal[];
  /** Adds files to those chosen before; `held` photos are there already. */
  add: (files: readonly File[], held: number) => void;
  remove: (photo: ChosenPhoto) => void;
}

/** Photos that a file input gathers over several choices; the form sends what the input holds. */
export function usePhotos(): ChosenPhotos {
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const shown = useRef(photos);
  shown.current = photos;
  useEffect(
    () => () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const keep = (next: readonly ChosenPhoto[]) => {
    const transfer = new DataTransfer();
    for (const { file } of next) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setPhotos(next);
  };
  return {
    input,
    photos,
    refused,
    add: (files, held) => {
      const sorted = sortOut(files, held + photos.length, reviewPhotoLimits);
      setRefused(sorted.refused);
      keep([...photos, ...sorted.taken.map((file) => ({ file, url: URL.createObjectURL(file) }))]);
    },
    remove: (photo) => {
      URL.revokeObjectURL(photo.url);
      setRefused([]);
      keep(photos.filter((one) => one !== photo));
    },
  };
}

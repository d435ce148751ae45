import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { sayHere } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/pictures.ts';
import type { Upload } from '../../../ui/upload-order.ts';

export interface StoredPhoto {
  id: number;
  path: string;
}

export interface PhotoRefusal {
  name: string;
  text: string;
}

type Sent = { photo: StoredPhoto } | { text: string };

const fallbackText = () => sayHere(msg`Sorry some error occurred, please try again later`);

const isPhoto = (answer: unknown): answer is StoredPhoto =>
  typeof answer === 'object' && answer !== null && typeof Reflect.get(answer, 'id') === 'number';

function outcomeOf(request: XMLHttpRequest): Sent {
  const answer: unknown = request.response;
  if (request.status === 200 && isPhoto(answer)) return { photo: answer };
  const text: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'text') : undefined;
  return { text: typeof text === 'string' && text ? text : fallbackText() };
}

/** Sends one file; only XMLHttpRequest reports its progress. */
function sendPhoto(to: string, file: File, onProgress: (percent: number) => void): Promise<Sent> {
  const request = new XMLHttpRequest();
  request.open('POST', to);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress(Math.round((loaded / Math.max(total, 1)) * 100));
  const body = new FormData();
  body.append('images', file, file.name);
  return new Promise((settle) => {
    request.onload = () => settle(outcomeOf(request));
    request.onerror = () => settle({ text: fallbackText() });
    request.send(body);
  });
}

const isSent = ({ progress }: Upload) => progress === undefined;

interface PhotoWays {
  /** Stores one picture and returns its id and path. */
  uploadTo: string;
  /** Called after every completed change. */
  onChange: () => void;
}

/** The photos of a form while they are added, ordered and removed. */
export function usePhotos(stored: readonly StoredPhoto[], { uploadTo, onChange }: PhotoWays) {
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    stored.map(({ id, path }, index) => ({
      id: String(id),
      name: String(index + 1),
      url: pictureUrl(path, { w: 400, h: 400 }),
    })),
  );
  const [refused, setRefused] = useState<readonly PhotoRefusal[]>([]);
  const fresh = useRef(0);

  const change = (id: string, next: (upload: Upload) => Upload | null) =>
    setUploads((shown) => shown.flatMap((upload) => (upload.id === id ? (next(upload) ?? []) : [upload])));

  const send = async (id: string, file: File) => {
    const sent = await sendPhoto(uploadTo, file, (progress) =>
      change(id, (upload) => ({ ...upload, progress })),
    );
    if ('photo' in sent) {
      change(id, ({ name, url }) => ({ id: String(sent.photo.id), name, url }));
    } else {
      change(id, () => null);
      setRefused((before) => [...before, { name: file.name, text: sent.text }]);
    }
    onChange();
  };

  const add = (files: File[]) => {
    setRefused([]);
    const started = files.map((file) => {
      fresh.current += 1;
      return {
        file,
        upload: { id: `new-${fresh.current}`, name: file.name, url: URL.createObjectURL(file), progress: 0 },
      };
    });
    setUploads((shown) => [...shown, ...started.map(({ upload }) => upload)]);
    for (const { file, upload } of started) void send(upload.id, file);
  };
  const reorder = (ordered: readonly Upload[]) => {
    setUploads(ordered);
    onChange();
  };
  const remove = (id: string) => {
    setUploads((shown) => shown.filter((upload) => upload.id !== id));
    onChange();
  };
  return {
    uploads,
    refused,
    isBusy: !uploads.every(isSent),
    ids: uploads.filter(isSent).map(({ id }) => id),
    add,
    reorder,
    remove,
  };
}

export type Photos = ReturnType<typeof usePhotos>;

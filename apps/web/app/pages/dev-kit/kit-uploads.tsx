import { useState } from 'react';
import camera from '../../ui/art/camera.svg';
import house from '../../ui/art/house.svg';
import sofa from '../../ui/art/sofa.svg';
import tools from '../../ui/art/tools.svg';
import type { Upload } from '../../ui/upload-order.ts';
import { UploadTiles } from '../../ui/upload-tiles.tsx';
import { KitPanel } from './kit-panel.tsx';

const first: Upload[] = [
  { id: 'a', name: 'sofa.jpg', url: sofa },
  { id: 'b', name: 'camera.jpg', url: camera },
  { id: 'c', name: 'house.jpg', url: house },
  { id: 'd', name: 'tools.jpg', url: tools, progress: 64 },
];

const tooLarge = 'File size should be less than or equals to 4 mb.';

export function KitUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>(first);
  return (
    <KitPanel title="Upload">
      <div className="max-w-read">
        <UploadTiles
          name="photos"
          label="Photos"
          limitWords="JPG, JPEG or PNG, up to 4 MB each"
          limits={{ maxCount: 10, maxBytes: 4 * 1024 * 1024, endings: ['jpg', 'jpeg', 'png'] }}
          refusalWords={{
            size: tooLarge,
            ending: 'Only JPG, JPEG and PNG fit.',
            count: 'Ten photos are enough.',
          }}
          uploads={uploads}
          onReorder={setUploads}
          onRemove={(id) => setUploads(uploads.filter((upload) => upload.id !== id))}
          onAdd={(files) =>
            setUploads([
              ...uploads,
              ...files.map((file) => ({ id: file.name, name: file.name, url: URL.createObjectURL(file) })),
            ])
          }
        />
      </div>
    </KitPanel>
  );
}

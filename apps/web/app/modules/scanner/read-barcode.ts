import { toGtin } from '@souk/food/codes/gtin';
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Otherwise the package would load its program from another host.
prepareZXingModule({
  overrides: {
    locateFile: (file: string, folder: string) => (file.endsWith('.wasm') ? reader : `${folder}${file}`),
  },
});

const detector = new BarcodeDetector({ formats: ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'] });

type Picture = HTMLVideoElement | HTMLCanvasElement;

/** The first product code in a picture; other codes without a valid check digit are ignored. */
export async function readBarcode(picture: Picture): Promise<string | undefined> {
  const found = await detector.detect(picture);
  return found.map(({ rawValue }) => rawValue).find((value) => toGtin(value) !== undefined);
}

/** Bars are found by lines across the picture, so a tilted code is found after turning it. */
const turns = [0, 45, -22, 22];
/** Longest sides in pixels: a blurred code is clearer when it is small, a small one when it is large. */
const sides = [1400, 700, 2400];

function drawn(image: ImageBitmap, side: number, degrees: number): HTMLCanvasElement {
  const scale = side / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * cos + height * sin);
  canvas.height = Math.ceil(width * sin + height * cos);
  const surface = canvas.getContext('2d', { willReadFrequently: true });
  if (!surface) return canvas;
  surface.fillStyle = '#fff';
  surface.fillRect(0, 0, canvas.width, canvas.height);
  surface.translate(canvas.width / 2, canvas.height / 2);
  surface.rotate(radians);
  surface.drawImage(image, -width / 2, -height / 2, width, height);
  return canvas;
}

/**
 * The product code in a photo, searched in several sizes and rotations; undefined if the file is not a picture.
 */
export async function readPhoto(file: Blob): Promise<string | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  try {
    for (const degrees of turns) {
      for (const side of sides) {
        const code = await readBarcode(drawn(image, side, degrees));
        if (code) return code;
      }
    }
    return undefined;
  } finally {
    image.close();
  }
}

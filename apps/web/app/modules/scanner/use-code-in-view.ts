import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 120;

/** Reads the camera's picture a few times a second until two readings in a row find the same code. */
export function useCodeInView(
  video: RefObject<HTMLVideoElement | null>,
  isLive: boolean,
  onCode: (code: string) => void,
): { isFailed: boolean } {
  const [isFailed, setFailed] = useState(false);
  const tell = useEffectEvent(onCode);

  useEffect(() => {
    if (!isLive) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    let before: string | undefined;
    const start = async () => {
      const { readBarcode } = await import('./read-barcode.ts');
      const look = async () => {
        const element = video.current;
        const code =
          element && element.readyState >= element.HAVE_CURRENT_DATA ? await readBarcode(element) : undefined;
        if (isOver) return;
        if (code && code === before) return tell(code);
        before = code;
        timer = setTimeout(() => void look().catch(fail), pauseMs);
      };
      await look();
    };
    const fail = () => {
      if (!isOver) setFailed(true);
    };
    void start().catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isLive, video]);
  return { isFailed };
}

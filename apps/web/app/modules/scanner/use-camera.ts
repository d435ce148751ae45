import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type CameraChoice,
  type CameraRefusal,
  cameraIdOf,
  closeCamera,
  hasTorch,
  listCameras,
  onCameraLost,
  openCamera,
  refusalOf,
  switchTorch,
} from './camera.ts';

export type CameraState =
  | { kind: 'asking' }
  | { kind: 'refused'; why: CameraRefusal }
  | { kind: 'live'; stream: MediaStream; cameras: readonly CameraChoice[]; cameraId: string | undefined };

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  choose: (cameraId: string) => void;
  retry: () => void;
  /** Undefined if the camera has no light. */
  torch: { isOn: boolean; turn: () => void } | undefined;
}

/** Shows what a camera sees. */
function usePicture(video: RefObject<HTMLVideoElement | null>, stream: MediaStream | undefined): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !stream) return;
    element.srcObject = stream;
    // A browser that will not play by itself shows the first frame, and the next touch plays it.
    void element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [video, stream]);
}

/** Opens a camera while the component is mounted, and releases it afterwards. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>({ kind: 'asking' });
  const [wanted, setWanted] = useState<{ id: string | undefined }>({ id: undefined });
  const [isLit, setLit] = useState(false);

  useEffect(() => {
    let isOver = false;
    let opened: MediaStream | undefined;
    const open = async () => {
      try {
        const stream = await openCamera(wanted.id);
        if (isOver) return closeCamera(stream);
        opened = stream;
        const cameras = await listCameras();
        if (isOver) return;
        onCameraLost(stream, () => {
          if (!isOver) setState({ kind: 'refused', why: 'busy' });
        });
        setLit(false);
        setState({ kind: 'live', stream, cameras, cameraId: cameraIdOf(stream) });
      } catch (error) {
        if (!isOver) setState({ kind: 'refused', why: refusalOf(error) });
      }
    };
    void open();
    return () => {
      isOver = true;
      if (opened) closeCamera(opened);
    };
  }, [wanted]);

  const stream = state.kind === 'live' ? state.stream : undefined;
  usePicture(video, stream);

  const open = (id: string | undefined) => {
    setState({ kind: 'asking' });
    setWanted({ id });
  };
  return {
    video,
    state,
    choose: open,
    retry: () => open(wanted.id),
    torch:
      stream && hasTorch(stream)
        ? { isOn: isLit, turn: () => void switchTorch(stream, !isLit).then(setLit) }
        : undefined,
  };
}

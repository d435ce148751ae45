/** Why there is no camera picture. */
export type CameraRefusal = 'refused' | 'none' | 'busy' | 'unsupported';

export interface CameraChoice {
  id: string;
  label: string;
}

const refusals: Record<string, CameraRefusal> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export const refusalOf = (error: unknown): CameraRefusal =>
  (error instanceof DOMException && refusals[error.name]) || 'unsupported';

/** Browsers allow cameras over secure connections only, and some not at all. */
const mayHaveCamera = () => navigator.mediaDevices?.getUserMedia !== undefined;

/** Opens the chosen camera, or the one on the back of a phone. */
export async function openCamera(id: string | undefined): Promise<MediaStream> {
  if (!mayHaveCamera()) throw new DOMException('No camera may be asked for.', 'NotSupportedError');
  const which = id ? { deviceId: { exact: id } } : { facingMode: { ideal: 'environment' } };
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...which, ...size } });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Cameras to choose from; browsers name them only once one of them is allowed. */
export async function listCameras(): Promise<CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

const videoOf = (stream: MediaStream) => stream.getVideoTracks()[0];

export const cameraIdOf = (stream: MediaStream): string | undefined =>
  videoOf(stream)?.getSettings().deviceId;

/** Ends the picture when a camera is unplugged or taken away by the system. */
export function onCameraLost(stream: MediaStream, tell: () => void): void {
  videoOf(stream)?.addEventListener('ended', tell, { once: true });
}

/** Whether the camera has a torch; not every browser can tell. */
export function hasTorch(stream: MediaStream): boolean {
  const track = videoOf(stream);
  const may: MediaTrackCapabilities & { torch?: boolean } = track?.getCapabilities?.() ?? {};
  return may.torch === true;
}

/** Switches the light; if the camera refuses, nothing changes. */
export async function switchTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  const torch: MediaTrackConstraintSet & { torch: boolean } = { torch: isOn };
  try {
    await videoOf(stream)?.applyConstraints({ advanced: [torch] });
    return isOn;
  } catch {
    return !isOn;
  }
}

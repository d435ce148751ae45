import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import {
  boxAround,
  createMap,
  MarkerLayer,
  mapLook,
  type Spot,
  showPlaces,
} from '../../search/components/map-engine.ts';

/** A small map with one circle: the neighbourhood rather than the door. */
export function SpotMap({ lat, lng, name }: Spot & { name: string }) {
  const { t } = useLingui();
  const title = t`Map of ${name}`;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return;
    const end = new AbortController();
    const map = createMap(container.current, boxAround([{ lat, lng }]), { 'Map.Title': title });
    const layer = new MarkerLayer<Spot>(map, () => {
      const circle = document.createElement('span');
      circle.className = 'block size-24 rounded-full border-2 border-brand bg-brand/20';
      return circle;
    });
    layer.show(new Map([['spot', { lat, lng }]]));
    void showPlaces(map, end.signal);
    return () => {
      end.abort();
      map.remove();
    };
  }, [lat, lng, title]);
  return <div ref={container} className={mapLook} />;
}

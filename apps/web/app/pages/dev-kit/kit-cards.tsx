import { Car, House } from 'lucide-react';
import camera from '../../ui/art/camera.svg';
import sofa from '../../ui/art/sofa.svg';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Frame } from '../../ui/frame.tsx';
import { HeartButton } from '../../ui/heart-button.tsx';
import { Price } from '../../ui/price.tsx';
import { CardSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { KitPanel } from './kit-panel.tsx';

const heart = (isSaved: boolean) => <HeartButton label="Save to wishlist" isSaved={isSaved} type="button" />;

export function KitCards() {
  return (
    <KitPanel title="Cards">
      <CardGrid>
        <Card
          to="/dev/kit"
          frame={<Frame src={sofa} fallback={House} />}
          badge={<Badge kind="premium" />}
          heart={heart(true)}
          price={<Price cents={82_000} unit="per week" />}
          title="Three-bedroom terrace with courtyard"
          facts="3 bed · 2 bath · 1 car"
          meta="Harris Park · 12 min ago"
          moment={<span className="text-ads">Sat 11:15 am</span>}
        />
        <Card
          to="/dev/kit"
          frame={<Frame src={camera} fallback={Car} />}
          badge={<Badge kind="featured" />}
          heart={heart(false)}
          price={<Price cents={4_150_000} />}
          title="2019 Toyota HiLux SR5 4x4"
          facts="86,200 km · Automatic · Diesel"
          meta="Wentworthville · 38 min ago"
        />
        <Card
          to="/dev/kit"
          frame={<Frame src={null} fallback={Car} />}
          heart={heart(false)}
          price={<Price cents={48_000} />}
          title="Steel commuter bike, 56 cm, serviced"
          facts="Used, good condition"
          meta="Westmead · 1 h ago"
        />
        <Skeleton>
          <CardSkeleton />
        </Skeleton>
      </CardGrid>
    </KitPanel>
  );
}

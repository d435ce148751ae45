import { ArrowRight, Heart, Plus, Share2, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { HeartButton } from '../../ui/heart-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextLink } from '../../ui/link.tsx';
import { KitPanel, KitRow } from './kit-panel.tsx';

export function KitButtons() {
  const [isSaved, setSaved] = useState(true);
  return (
    <KitPanel title="Buttons">
      <KitRow>
        <Button>Book now</Button>
        <Button className="!bg-brand-hover">Hover</Button>
        <Button className="outline-3 outline-offset-2 outline-brand">Focus</Button>
        <Button isLoading>Saving</Button>
        <Button disabled>Disabled</Button>
      </KitRow>
      <KitRow>
        <Button tone="ink">Scan another</Button>
        <Button tone="line">Secondary</Button>
        <Button tone="soft">Soft</Button>
        <Button tone="ghost">Ghost</Button>
        <Button tone="danger">Delete ad</Button>
      </KitRow>
      <KitRow>
        <Button size="lg">Large 52</Button>
        <Button>Default 44</Button>
        <Button size="sm">Compact 36</Button>
        <IconButton icon={Share2} label="Share" tone="soft" />
        <TextLink to="/dev/kit">Text link</TextLink>
      </KitRow>
      <KitRow>
        <Button tone="line" icon={Plus}>
          Post an ad
        </Button>
        <Button tone="line" icon={Plus} isLoading>
          Post an ad
        </Button>
        <ButtonLink to="/dev/kit" iconEnd={ArrowRight}>
          Continue to price
        </ButtonLink>
      </KitRow>
      <KitRow>
        <IconButton icon={SlidersHorizontal} label="Filters" />
        <IconButton icon={Heart} label="Wishlist" tone="floating" />
        <IconButton icon={Share2} label="Sharing" isLoading />
        <IconButton icon={Share2} label="Not shareable" disabled />
        <HeartButton label="Save" isSaved={isSaved} onClick={() => setSaved(!isSaved)} type="button" />
        <HeartButton label="Save" isSaved={false} type="button" />
      </KitRow>
    </KitPanel>
  );
}

import { Trans } from '@lingui/react/macro';
import { ArchScene } from '../../ui/arch-scene.tsx';
import basket from '../../ui/art/basket.svg';
import sofa from '../../ui/art/sofa.svg';
import { LogoMark } from '../../ui/logo.tsx';

/** Two arches next to the form, on desktops. */
export function LoginArt() {
  return (
    <div className="relative bg-[#bccbff] max-lg:hidden">
      <div className="absolute inset-x-7 top-8">
        <LogoMark className="h-10" />
        <p className="mt-4 font-display text-[26px] leading-[30px] font-bold tracking-[-0.015em] text-balance text-[#141b3d]">
          <Trans>Your stall is just through here</Trans>
        </p>
      </div>
      <div className="absolute inset-x-7 bottom-0 flex items-end gap-3">
        <ArchScene object={sofa} palette="saffron" className="h-[290px] flex-1 !rounded-b-none" />
        <ArchScene object={basket} palette="rose" className="h-[370px] flex-1 !rounded-b-none" />
      </div>
    </div>
  );
}

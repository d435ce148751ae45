import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useCallback } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../lib/page-root.ts';
import { useLogin } from '../../shell/login/login-context.tsx';
import basket from './art/basket.svg';
import camera from './art/camera.svg';
import lamp from './art/lamp.svg';

const block = 'group relative min-h-[260px] overflow-hidden rounded-2xl p-7 lg:p-9';

/** Ways to sell: post an ad, or open a shop. Their colours are the same in both themes. */
export function PromoBlocks() {
  const viewer = useViewer();
  const login = useLogin();
  const ask = useCallback(
    (event: MouseEvent) => {
      if (viewer) return;
      event.preventDefault();
      login.open({ forPostAd: true });
    },
    [viewer, login],
  );
  return (
    <section className="page mt-14 lg:mt-20">
      <div className="grid gap-4 lg:grid-cols-3 lg:gap-5">
        <Link
          to={viewer ? '/post-ad' : '/login?post_ad=1'}
          onClick={ask}
          className={`${block} bg-[#ffcf70] text-[#3a2205] max-lg:min-h-[300px] lg:col-span-2`}
        >
          <h2 className="max-w-[15ch] font-display text-[32px] leading-[36px] font-bold tracking-[-0.02em]">
            <Trans>Sell it before the kettle boils</Trans>
          </h2>
          <p className="mt-2 max-w-[34ch]">
            <Trans>Four photos, a price and your suburb. Done.</Trans>
          </p>
          <span className="btn mt-6 inline-flex h-11 items-center rounded-md bg-[#3a2205] px-[18px] text-[15px] font-semibold text-white">
            <Trans>Post an ad</Trans>
          </span>
          <img
            src={camera}
            alt=""
            data-art=""
            loading="lazy"
            width={210}
            height={210}
            className="absolute end-4 -bottom-4 h-auto w-[150px] -rotate-6 lg:end-40 lg:w-[210px]"
          />
          <img
            src={lamp}
            alt=""
            data-art=""
            loading="lazy"
            width={180}
            height={180}
            className="absolute end-0 bottom-0 hidden h-auto w-[180px] lg:block"
          />
        </Link>
        {!viewer && (
          <Link to="/signup?type=business" className={`${block} bg-[#d6bbe8] text-[#2a0f3a]`}>
            <h2 className="max-w-[12ch] font-display text-[26px] leading-[30px] font-bold tracking-[-0.01em]">
              <Trans>Open your own stall</Trans>
            </h2>
            <p className="mt-2 max-w-[24ch]">
              <Trans>Ads, offers and messages in one place.</Trans>
            </p>
            <span className="mt-4 inline-flex font-semibold underline underline-offset-4">
              <Trans>Register with Us</Trans>
            </span>
            <img
              src={basket}
              alt=""
              data-art=""
              loading="lazy"
              width={150}
              height={150}
              className="absolute end-2 -bottom-3 h-auto w-[150px]"
            />
          </Link>
        )}
      </div>
    </section>
  );
}
